import { largestWithin, STORED_TYPE } from '../../base/picture-files';
import type { ShownArtifact, ShownPicture } from '../../web/pages/shown-artifact';
import { withFacts } from './json-ld-facts';
import { recordAddress, type RecordSource } from './record';

/** What a search engine shows beside a result is no larger, in pixels. */
const LARGEST_THUMBNAIL = { width: 640, height: 640 };

/** The stored copy, and the address from which it was made; or else that address alone. */
function fileOf({ image, picture }: ShownPicture) {
  if (!picture) return { contentUrl: image };
  const { url, width, height } = picture;
  return {
    contentUrl: url,
    encodingFormat: STORED_TYPE,
    width,
    height,
    thumbnailUrl: largestWithin(picture, LARGEST_THUMBNAIL)?.url,
    isBasedOn: image === url ? undefined : image,
  };
}

const pictureOf = (picture: ShownPicture) => ({
  '@type': 'ImageObject',
  ...fileOf(picture),
  name: picture.caption ?? undefined,
  caption: picture.alt ?? undefined,
  license: picture.rights ?? undefined,
});

const place = (name: string) => (name ? { '@type': 'Place', name } : undefined);

/**
 * The artifact in the vocabulary of schema.org, as JSON-LD. Years are in EDTF. What has no property of
 * its own, such as who found it, stands in a description. A property without a value is left out.
 */
export function jsonLd(record: ShownArtifact, source: RecordSource): string {
  const { publicUrl, dataLicense } = source;
  const address = recordAddress(source, record.id);
  const { made, description, historicalContext, discoveredAt, discoveredBy } = record;
  const find = [
    discoveredAt && `Discovered at: ${discoveredAt}.`,
    discoveredBy && `Discovered by: ${discoveredBy}.`,
  ]
    .filter(Boolean)
    .join(' ');
  const properties = {
    '@context': 'https://schema.org',
    // The second type has the property `itemLocation`.
    '@type': ['CreativeWork', 'ArchiveComponent'],
    '@id': address,
    identifier: record.id,
    url: address,
    name: record.artifactName,
    genre: record.artifactTypeLabel,
    image: record.pictures.length > 0 ? record.pictures.map(pictureOf) : undefined,
    // The years for programs, and what the author wrote.
    dateCreated: made?.edtf,
    temporalCoverage: made?.edtf,
    temporal: record.createdAt || undefined,
    spatialCoverage: place(discoveredAt),
    itemLocation: place(record.presentLocation),
    description: description || historicalContext || undefined,
    abstract: historicalContext || undefined,
    disambiguatingDescription: find || undefined,
    contributor: {
      '@type': 'Person',
      identifier: record.contributor.id,
      name: record.userName,
    },
    isPartOf: { '@type': 'Collection', name: source.site.name, url: publicUrl },
    datePublished: record.addedAt,
    dateModified: record.updatedAt,
    license: dataLicense ?? undefined,
    sdLicense: dataLicense ?? undefined,
  };
  const { facts } = source.site.get().record;
  return JSON.stringify(withFacts(properties, record.facts ?? [], facts));
}
