import { publicPaths } from '../../../common/public-paths';

/** What narrows the gallery, by the parameters of its address. */
interface GalleryParameters {
  q?: string | undefined;
  type?: string | null | undefined;
  from?: number;
  to?: number;
}

/** The path of the gallery with these filters. */
export function galleryPath(parameters: GalleryParameters): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value == null || value === '' ? [] : [[name, String(value)]],
  );
  return `${publicPaths.allArtifacts}?${new URLSearchParams(given).toString()}`;
}
