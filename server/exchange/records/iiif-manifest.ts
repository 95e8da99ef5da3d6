import { IIIF_PATH } from '../../pictures/picture-addresses';
import type { PictureOfRecordQuery } from './generated/operations';
import { recordAddress, type RecordSource } from './record';

type Artifact = NonNullable<PictureOfRecordQuery['artifact']>;
type ShownPicture = Artifact['pictures'][number];
type Picture = NonNullable<ShownPicture['picture']>;

/** The path of an artifact's manifest. */
export const manifestPath = (id: string): string => `${IIIF_PATH}/manifest/${id}`;

/** A text in no language that is known. */
const text = (value: string) => ({ none: [value] });
const fact = (label: string, value: string) => ({ label: { en: [label] }, value: text(value) });

/**
 * The pictures of an artifact and what is known of it, after the IIIF Presentation API 3.0: a canvas for
 * each that is stored, as large as the picture.
 * @returns null while none is stored.
 */
export function iiifManifest(artifact: Artifact, source: RecordSource): object | null {
  const { id, artifactName, historicalContext, description, userName, pictures } = artifact;
  const summary = description || historicalContext;
  const address = source.publicUrl + manifestPath(id);
  const record = recordAddress(source, id);
  const canvases = pictures.flatMap((shown, nth) => {
    const canvas = nth === 0 ? `${address}/canvas` : `${address}/canvas/${nth + 1}`;
    return shown.picture ? [canvasOf(canvas, shown, shown.picture, artifactName)] : [];
  });
  if (canvases.length === 0) return null;
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
      }),
    ],
    requiredStatement: fact('Picture', `Shared by ${userName}`),
    homepage: [{ id: record, type: 'Text', label: text(artifactName), format: 'text/html' }],
    seeAlso: [{ id: `${record}.jsonld`, type: 'Dataset', format: 'application/ld+json' }],
    items: canvases,
  };
}

/** One picture. Its rights and what it shows are its own; a picture without a caption has the artifact's name. */
function canvasOf(canvas: string, shown: ShownPicture, picture: Picture, artifactName: string) {
  const { caption, alt, rights } = shown;
  const { width, height, iiif } = picture;
  return {
    id: canvas,
    type: 'Canvas',
    label: text(caption ?? artifactName),
    width,
    height,
    ...(alt && { metadata: [fact('What the picture shows', alt)] }),
    ...(rights && { rights: rightsOf(rights) }),
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
  };
}

/** What is known of the artifact, by its names. */
const facts = (named: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(named).flatMap(([name, value]) => (value ? [fact(name, value)] : []));

/** The URI of a Creative Commons licence as IIIF names it: with http. */
const rightsOf = (rights: string) =>
  rights.replace(/^https:(?=\/\/creativecommons\.org\/)/, 'http:');
