import { paths } from '../paths';

/** The links for everyone. */
export const navLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.allArtifacts, label: 'All-Artifacts' },
  { to: paths.addArtifact, label: 'Add-Artifacts' },
] as const;
