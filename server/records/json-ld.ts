import { type ArtifactRecord, recordAddress, type RecordSource } from './record';

const place = (name: string) => ({ '@type': 'Place', name });

/**
 * The artifact in the vocabulary of schema.org, as JSON-LD. Years are in EDTF. What has no property of
 * its own, such as who found it, stands in a description. A property without a value is left out.
 */
export function jsonLd(record: ArtifactRecord, source: RecordSource): string {
  const { publicUrl, dataLicense } = source;
  const address = recordAddress(source, record.id);
  const { made, description, historicalContext, discoveredAt, discoveredBy } = record;
  return JSON.stringify({
    '@context': 'https://schema.org',
    // The second type has the property `itemLocation`.
    '@type': ['CreativeWork', 'ArchiveComponent'],
    '@id': address,
    identifier: record.id,
    url: address,
    name: record.artifactName,
    genre: record.artifactTypeLabel,
    image: {
      '@type': 'ImageObject',
      contentUrl: record.image,
      caption: record.imageAlt ?? undefined,
      license: record.rights ?? undefined,
    },
    // The years for programs, and what the author wrote.
    dateCreated: made?.edtf,
    temporalCoverage: made?.edtf,
    temporal: record.createdAt,
    spatialCoverage: place(discoveredAt),
    itemLocation: place(record.presentLocation),
    description: description || historicalContext,
    abstract: historicalContext,
    disambiguatingDescription: `Discovered at: ${discoveredAt}. Discovered by: ${discoveredBy}.`,
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
  });
}
