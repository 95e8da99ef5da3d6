import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadApi } from '../apollo/later-api';
import type { ArtifactType } from '../generated/graphql';
import { galleryResults } from './later-gallery-results';

export interface GalleryView {
  failed: boolean;
  /** The types that occur. */
  types: ArtifactType[];
  /** Whether the server loaded the data, in order to render the page. */
  renderedByServer: boolean;
}

/** Loads the first page of a view, and the code that shows it, before the gallery renders. */
export async function galleryLoader(args: LoaderFunctionArgs): Promise<GalleryView> {
  const [{ client }, { loadGallery }] = await Promise.all([loadApi(args), galleryResults.load()]);
  return loadGallery(client, new URL(args.request.url).searchParams);
}
