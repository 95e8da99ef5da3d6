import { IIIF_PATH } from '../../pictures/picture-addresses';
import type { PictureOfRecordQuery } from './generated/operations';
import { recordAddress, type RecordSource } from './record';

type Artifact = NonNullable<PictureOfRecordQuery['artifact']>;
type Picture = NonNullable<Artifact['picture']>;

/** The path of an artifact's manifest. */
export const manifestPath = (id: string): string => `${IIIF_PATH}/manifest/${id}`;

/** A text in no language that is known. */
const text = (value: string) => ({ none: [value] });
const fact = (label: string, value: string) => ({ label: { en: [label] }, value: text(value) });

/**
 * The picture of an artifact and what is known of it, after the IIIF Presentation API 3.0: one canvas, as
 * large as the picture.
 */
export function iiifManifest(artifact: Artifact, picture: Picture, source: RecordSource): object {
  const { id, artifactName, historicalContext, description, rights, userName } = artifact;
  const summary = description || historicalContext;
  const address = source.publicUrl + manifestPath(id);
  const record = recordAddress(source, id);
  const { width, height, iiif } = picture;
  const canvas = `${address}/canvas`;
  return {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: address,
    type: 'Manifest',
    label: text(artifactName),
    ...(summary && { summary: text(summary) }),
    metadata: [
      fact('Type', artifact.artifactTypeLabel),
      ...facts({
        'Created at': artifact.createdAt,
        'Discovered at': artifact.discoveredAt,
        'Discovered by': artifact.discoveredBy,
        'Present location': artifact.presentLocation,
        'What the picture shows': artifact.imageAlt,
      }),
    ],
    requiredStatement: fact('Picture', `Shared by ${userName}`),
    ...(rights && { rights: rightsOf(rights) }),
    homepage: [{ id: record, type: 'Text', label: text(artifactName), format: 'text/html' }],
    seeAlso: [{ id: `${record}.jsonld`, type: 'Dataset', format: 'application/ld+json' }],
    items: [
      {
        id: canvas,
        type: 'Canvas',
        label: text(artifactName),
        width,
        height,
        items: [
          {
            id: `${canvas}/page`,
            type: 'AnnotationPage',
            items: [
              {
                id: `${canvas}/page/picture`,
                type: 'Annotation',
                motivation: 'painting',
                target: canvas,
                body: {
                  id: `${iiif}/full/max/0/default.jpg`,
                  type: 'Image',
                  format: 'image/jpeg',
                  width,
                  height,
                  service: [{ id: iiif, type: 'ImageService3', profile: 'level0' }],
                },
              },
            ],
          },
        ],
      },
    ],
  };
}

/** What is known of the artifact, by its names. */
const facts = (named: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(named).flatMap(([name, value]) => (value ? [fact(name, value)] : []));

/** The URI of a Creative Commons licence as IIIF names it: with http. */
const rightsOf = (rights: string) =>
  rights.replace(/^https:(?=\/\/creativecommons\.org\/)/, 'http:');
