/** The sign-in provider's own words, shown where the dialogs promise them. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
