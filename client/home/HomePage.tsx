import { useLoaderData } from 'react-router-dom';
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
import type { HomeView } from './home-loader';
import { useAnchor } from './useAnchor';

export function HomePage() {
  const { content, featured } = useLoaderData<HomeView>();
  const { hero, about, civilizations, faq } = content;
  usePageTitle(titles.home());
  useAnchor();
  return (
    <>
      <VisuallyHidden as={PageHeading}>{titles.home()}</VisuallyHidden>
      <ContinueToArtifact />
      <Hero slides={hero} />
      <FeaturedArtifacts featured={featured} place={civilizations[0]?.search} />
      <About points={about} />
      <ExploreCivilizations civilizations={civilizations} />
      <Faq items={faq} />
    </>
  );
}
