import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import * as titles from '../page-titles';
import { ContinueToArtifact } from '../artifacts/ContinueToArtifact';
import type { HomeContent } from '../site';
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
  const { hero, about, civilizations, faq } = useLoaderData<HomeContent>();
  usePageTitle(titles.home());
  useAnchor();
  return (
    <>
      <VisuallyHidden as={PageHeading}>{titles.home()}</VisuallyHidden>
      <ContinueToArtifact />
      <Hero slides={hero} />
      <Suspense>
        <FeaturedArtifacts />
      </Suspense>
      <Suspense>
        <About points={about} />
      </Suspense>
      <Suspense>
        <ExploreCivilizations civilizations={civilizations} />
      </Suspense>
      <Suspense>
        <Faq items={faq} />
      </Suspense>
    </>
  );
}
