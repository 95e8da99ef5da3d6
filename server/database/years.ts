/** A span of years, both ends included. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** All years that an artifact can have. The columns of one without years hold the values beyond them. */
export const ALL_YEARS: Years = { from: -2_147_483_647, to: 2_147_483_646 };
