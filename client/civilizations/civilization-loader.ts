import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Part, partOf, readerOf } from '../loaders/read';
import { MentioningArtifactsDocument, type MentioningArtifactsQuery } from '../generated/pages';
import { type Civilization, siteContent } from '../site';

export interface CivilizationView {
  civilization: Civilization;
  /** The artifacts whose texts fit the place best. */
  mentions: Part<MentioningArtifactsQuery['artifacts']>;
}

/** Null if the site has no civilization with this key. */
export async function civilizationLoader(
  args: LoaderFunctionArgs,
): Promise<CivilizationView | null> {
  const { civilizations } = await siteContent();
  const civilization = civilizations.find(({ key }) => key === args.params['civilization']);
  if (!civilization) return null;
  const reading = readerOf(args)(MentioningArtifactsDocument, { text: civilization.search });
  return { civilization, mentions: await partOf(reading.then(({ artifacts }) => artifacts)) };
}
