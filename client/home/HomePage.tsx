import { Suspense } from 'react';
import * as titles from '../page-titles';
import { ContinueToArtifact } from '../artifacts/ContinueToArtifact';
import { VisuallyHidden } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { usePageTitle } from '../ui/usePageTitle';
import { About } from './About';
import { ExploreCivilizations } from './ExploreCivilizations';
import { Faq } from './Faq';
import { FeaturedArtifacts } from './FeaturedArtifacts';
import { Hero } from './Hero';
import { useAnchor } from './useAnchor';

/** With Suspense React hydrates each section separately, and first the one that the visitor uses. */
export function HomePage() {
  usePageTitle(titles.home);
  useAnchor();
  return (
    <>
      <VisuallyHidden as={PageHeading}>{titles.home}</VisuallyHidden>
      <ContinueToArtifact />
      <Hero />
      <Suspense>
        <FeaturedArtifacts />
      </Suspense>
      <Suspense>
        <About />
      </Suspense>
      <Suspense>
        <ExploreCivilizations />
      </Suspense>
      <Suspense>
        <Faq />
      </Suspense>
    </>
  );
}
