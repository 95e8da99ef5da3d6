import type { LoaderFunctionArgs } from 'react-router-dom';
import type { LaterApi } from '../apollo/later-api';
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
export const createGalleryLoader =
  (api: LaterApi) =>
  async ({ request }: LoaderFunctionArgs): Promise<GalleryView> => {
    const [{ client }, { loadGallery }] = await Promise.all([api.load(), galleryResults.load()]);
    return loadGallery(client, new URL(request.url).searchParams);
  };
