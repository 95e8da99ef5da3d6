/** What the routes say of their pages. */
export interface Handle {
  modules: string[];
  /** Whether the page needs the API's client, which then loads during hydration. */
  usesApi?: boolean;
  /** Whether the page is read without code. For a visitor its code loads when a button is pressed. */
  startsOnDemand?: boolean;
}

/** The handle of a route, or of a match. */
export const handleOf = ({ handle }: { handle?: unknown }) => handle as Handle | undefined;

/** Whether the page of these routes, or matches, is read without code. */
export const startsOnDemand = (routes: { handle?: unknown }[]): boolean =>
  routes.some((route) => handleOf(route)?.startsOnDemand);
