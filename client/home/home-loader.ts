import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Part, partOf, readerOf } from '../loaders/read';
import { FeaturedArtifactsDocument, type FeaturedArtifactsQuery } from '../generated/pages';
import { type Civilization, siteContent, type SiteContent } from '../site';

/** What the home page shows of the site. The texts of the civilizations are left to their pages. */
export type HomeContent = Omit<SiteContent, 'civilizations'> & {
  civilizations: (Omit<Civilization, 'blocks'> & { blocks: undefined })[];
};

type Featured = FeaturedArtifactsQuery['mostLikedArtifacts'];

export interface HomeView {
  content: HomeContent;
  featured: Part<Featured>;
}

export async function homeLoader(args: LoaderFunctionArgs): Promise<HomeView> {
  const reading = readerOf(args)(FeaturedArtifactsDocument, {});
  const featured = partOf(reading.then(({ mostLikedArtifacts }) => mostLikedArtifacts));
  const { civilizations, ...others } = await siteContent();
  const content = {
    ...others,
    civilizations: civilizations.map((one) => ({ ...one, blocks: undefined })),
  };
  return { content, featured: await featured };
}

/** Loads the slides of the hero alone. */
export async function heroLoader(): Promise<Pick<SiteContent, 'hero'>> {
  const { hero } = await siteContent();
  return { hero };
}
