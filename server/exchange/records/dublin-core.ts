import { type ArtifactFields, WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import type { Fact } from '../../catalogue/artifacts/facts/facts.types';
import type { FactDeclaration } from '../../site/record';
import { recordAddress, type RecordSource } from './record';
import type { XmlElement } from '../../web/http/xml';

/** An artifact that is described: what its member wrote, with the absolute address of the picture. */
export interface DescribedArtifact extends Omit<ArtifactFields, 'artifactType'> {
  id: number | string;
  artifactTypeLabel: string;
  made: { edtf: string } | null;
  /** The name of the member who added it. */
  userName: string;
  /** The facts that the reader may see. */
  facts: readonly Fact[];
}

/** The columns of an artifact that a description reads. */
export const DESCRIBED_COLUMNS = [
  ...WRITTEN_FIELDS,
  ...['userName', 'madeEarliest', 'madeLatest', 'madeEdtf', 'facts'],
] as const;

/** The format that every OAI-PMH repository offers: https://www.openarchives.org/OAI/2.0/guidelines.htm */
export const OAI_DC = {
  prefix: 'oai_dc',
  namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
} as const;

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * An artifact in unqualified Dublin Core, as an element `oai_dc:dc` with all namespaces that it needs.
 * Elements stand for what their definition says; who found a thing and where it is now have none, so
 * descriptions say these.
 */
export function dublinCore(artifact: DescribedArtifact, source: RecordSource): XmlElement {
  const { createdAt, made, description, historicalContext, rights } = artifact;
  const declared = source.site.get().record.facts;
  /** The values of the facts that an element has. */
  const valuesIn = (element: string) =>
    declared
      .filter((fact) => elementOf(fact) === element)
      .flatMap(({ key }) => artifact.facts.find((fact) => fact.key === key)?.values ?? [])
      .map(({ text }) => text);
  return {
    'oai_dc:dc': {
      '@xmlns:oai_dc': OAI_DC.namespace,
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:xsi': XSI,
      '@xsi:schemaLocation': `${OAI_DC.namespace} ${OAI_DC.schema}`,
      'dc:title': artifact.artifactName,
      'dc:type': ['PhysicalObject', artifact.artifactTypeLabel],
      // The years for programs, and what the author wrote.
      'dc:date': given(...new Set([made?.edtf, createdAt])),
      'dc:description': given(
        description,
        historicalContext,
        artifact.discoveredBy && `Discovered by: ${artifact.discoveredBy}`,
        artifact.presentLocation && `Present location: ${artifact.presentLocation}`,
      ),
      'dc:coverage': given(artifact.discoveredAt),
      'dc:contributor': artifact.userName,
      'dc:publisher': source.site.name,
      'dc:identifier': [recordAddress(source, artifact.id), ...valuesIn('dc:identifier')],
      'dc:format': valuesIn('dc:format'),
      'dc:subject': valuesIn('dc:subject'),
      'dc:relation': given(artifact.image),
      'dc:rights': given(rights, source.dataLicense),
    },
  };
}

/** The texts that an artifact has. */
const given = (...texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [text] : []));

function elementOf({ unique, schema }: FactDeclaration): string {
  if (unique) return 'dc:identifier';
  return schema === 'material' ? 'dc:format' : 'dc:subject';
}
