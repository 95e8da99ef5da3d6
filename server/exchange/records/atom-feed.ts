import { publicPaths } from '../../../common/public-paths';
import { largestWithin } from '../../base/picture-files';
import { type ArtifactRecord, recordAddress, type RecordSource } from './record';
import {
  type ListVariables,
  writeFilterParameters,
  writeGalleryParameters,
} from './filter-parameters';
import { writeXml, type XmlElement } from '../../web/http/xml';

/** The required `updated` of an empty feed. */
const NEVER = new Date(0).toISOString();

/**
 * An Atom feed (RFC 4287) of the artifacts, in their order. Its address and those of its entries are
 * their identifiers, so they never change. Texts are text and elements, never HTML in a text.
 */
export function atomFeed(
  records: readonly ArtifactRecord[],
  { filter }: ListVariables,
  source: RecordSource,
): string {
  const { publicUrl, dataLicense } = source;
  const address = publicUrl + publicPaths.feed + writeFilterParameters(filter);
  const page = publicUrl + publicPaths.allArtifacts + writeGalleryParameters(filter);
  const updates = records.map(({ updatedAt }) => updatedAt).sort();
  return writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: address,
      title: `${source.site.name}: newest artifacts`,
      updated: updates.at(-1) ?? NEVER,
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': address },
        { '@rel': 'alternate', '@type': 'text/html', '@href': page },
        ...(dataLicense ? [{ '@rel': 'license', '@href': dataLicense }] : []),
      ],
      ...rightsOf(source),
      entry: records.map((record) => entryOf(record, source)),
    },
  });
}

function entryOf(record: ArtifactRecord, source: RecordSource): XmlElement {
  const { createdAt, discoveredAt, presentLocation } = record;
  const address = recordAddress(source, record.id);
  return {
    id: address,
    title: record.artifactName,
    updated: record.updatedAt,
    published: record.addedAt,
    author: { name: record.userName },
    category: { '@term': record.artifactType, '@label': record.artifactTypeLabel },
    link: [
      {
        '@rel': 'alternate',
        '@type': 'text/html',
        '@href': address,
      },
    ],
    ...rightsOf(source),
    content: {
      '@type': 'xhtml',
      div: {
        '@xmlns': 'http://www.w3.org/1999/xhtml',
        p: [
          record.image && { img: pictureOf(record) },
          record.description || record.historicalContext,
          createdAt && `Created: ${createdAt}`,
          discoveredAt && `Discovered: ${discoveredAt}`,
          presentLocation && `Present location: ${presentLocation}`,
        ].filter((part) => part !== ''),
      },
    },
  };
}

/** A feed reader has no use for a larger picture, in pixels. */
const LARGEST_PICTURE = { width: 1280, height: 1280 };

/** The stored copy in a size for reading, or else the picture at the member's address. */
function pictureOf({ image, imageAlt, artifactName, picture }: ArtifactRecord): XmlElement {
  const alt = { '@alt': imageAlt ?? artifactName };
  const copy = picture && largestWithin(picture, LARGEST_PICTURE);
  if (!copy) return { '@src': image, ...alt };
  return { '@src': copy.url, ...alt, '@width': String(copy.width), '@height': String(copy.height) };
}

const rightsOf = ({ dataLicense }: RecordSource): XmlElement =>
  dataLicense ? { rights: `Licence of the data: ${dataLicense}` } : {};
