/** The title of each page. The server writes it into the HTML head, the browser after a navigation. */
import { runtimeConfig } from './runtime-config';

/** The title of the document on a page with this title; the site's name while there is none. */
export function documentTitle(title: string | undefined): string {
  const { name } = runtimeConfig().site;
  return title ? `${title} · ${name}` : name;
}

export const home = () => runtimeConfig().site.tagline;
export const banner = 'Highlights';
export const signIn = 'Sign in';
export const register = 'Register';
export const resetPassword = 'Reset your password';
export const account = 'My account';
export const desk = 'My desk';
export const unsubscribe = 'No more mail';
export const privacy = 'Privacy';
export const terms = 'Terms of use';
export const allArtifacts = 'All artifacts';
export const addArtifact = 'Add an artifact';
export const updateArtifact = 'Update an artifact';
export const suggestChange = 'Suggest a change';
export const likedArtifacts = 'Liked artifacts';
export const myArtifacts = 'My Artifacts';
export const sharedBy = (email: string) => `Artifacts shared by ${email}`;

/** @param found null if the site has no such civilization */
export const civilization = (found: { name: string } | null) =>
  found?.name ?? 'Civilization not found';

/** @param found null if there is no such artifact */
export const artifact = (found: { artifactName: string } | null) =>
  found?.artifactName ?? 'Artifact not found';

/** @param found null if there is no such contributor */
export const contributor = (found: { name: string } | null) =>
  found?.name ?? 'Contributor not found';

/** @param facts those by which the catalogue is browsed */
export const browse = (facts: readonly unknown[]) =>
  facts.length > 0 ? 'Browse' : 'Nothing to browse';

/** @param found null if no artifact has such a fact */
export const browseFact = (found: { fact: { label: string } } | null) =>
  found?.fact.label ?? 'Nothing to browse';

/** @param found null if no artifact has the value */
export const browseTerm = (found: { fact: { label: string }; value: string } | null) =>
  found ? `${found.fact.label}: ${found.value}` : 'Nothing to browse';

export const report = (found: { artifactName: string } | null) =>
  found ? `Report ${found.artifactName}` : artifact(null);

export const moderation = 'Moderation';
export const members = 'Members';
export const sheets = 'Sheets';

/** @param found null if there is no such sheet */
export const sheet = (found: { name: string } | null) => found?.name ?? 'Sheet not found';

export const pageNotFound = 'Page not found';
export const crash = 'Something went wrong';
