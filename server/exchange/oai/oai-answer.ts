import type { Deployment } from '../../web/graphql/services';
import { parseId } from '../../web/graphql/id';
import { contactAddress } from '../records/record';
import { dublinCore, OAI_DC } from '../records/dublin-core';
import type { XmlElement } from '../../web/http/xml';
import {
  formatInstant,
  OaiError,
  type OaiListRequest,
  type OaiRequest,
  parseArguments,
  requestOf,
} from './oai-request';
import type { OaiRecord, OaiRepository } from './oai-repository';
import { writeResumptionToken } from './resumption-token';

/** How many records an answer lists at most. */
const PAGE_SIZE = 100;

const OAI = 'http://www.openarchives.org/OAI/2.0/';
const OAI_IDENTIFIER = `${OAI}oai-identifier`;
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** The names that the guidelines allow in the description of the identifiers. */
const DOMAIN = /^[a-z][a-z\d-]*(\.[a-z][a-z\d-]*)+$/i;

const schemaLocation = (namespace: string, schema: string) => ({
  '@xmlns:xsi': XSI,
  '@xsi:schemaLocation': `${namespace} ${schema}`,
});

/** Answers requests of OAI-PMH 2.0: http://www.openarchives.org/OAI/openarchivesprotocol.html */
export class OaiAnswers {
  private readonly baseUrl: string;
  private readonly host: string;

  constructor(
    private readonly repository: OaiRepository,
    private readonly deployment: Deployment,
  ) {
    this.baseUrl = `${deployment.publicUrl}/oai`;
    this.host = new URL(deployment.publicUrl).hostname;
  }

  /** The document that answers a request, valid or not. */
  async answer(parameters: URLSearchParams): Promise<XmlElement> {
    // Before anything is read, so that a harvester can continue from this instant.
    const now = await this.repository.nowAfterRunningWrites();
    let attributes = {};
    try {
      const given = parseArguments(parameters);
      // The protocol repeats the arguments unless the verb or an argument is bad.
      attributes = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [`@${name}`, value]),
      );
      const request = requestOf(given, this.repository.epoch);
      return this.document(now, attributes, { [request.verb]: await this.content(request, now) });
    } catch (error) {
      if (!(error instanceof OaiError)) throw error;
      const { code, message } = error;
      return this.document(now, attributes, { error: { '@code': code, '#text': message } });
    }
  }

  private document(now: number, attributes: XmlElement, content: XmlElement): XmlElement {
    return {
      'OAI-PMH': {
        '@xmlns': OAI,
        ...schemaLocation(OAI, `${OAI}OAI-PMH.xsd`),
        responseDate: formatInstant(now),
        request: { ...attributes, '#text': this.baseUrl },
        ...content,
      },
    };
  }

  private content(request: OaiRequest, now: number): Promise<XmlElement> {
    switch (request.verb) {
      case 'Identify':
        return this.identify(now);
      case 'ListMetadataFormats':
        return this.listMetadataFormats(request.identifier);
      case 'GetRecord':
        return this.getRecord(request.identifier);
      default:
        return this.list(request);
    }
  }

  private async identify(now: number): Promise<XmlElement> {
    const { publicUrl, contact, site } = this.deployment;
    const first = await this.repository.firstInstant();
    return {
      repositoryName: site.name,
      baseURL: this.baseUrl,
      protocolVersion: '2.0',
      adminEmail: contactAddress(publicUrl, contact),
      earliestDatestamp: formatInstant(first ?? now),
      deletedRecord: 'persistent',
      granularity: 'YYYY-MM-DDThh:mm:ssZ',
      compression: ['gzip', 'br'],
      ...(DOMAIN.test(this.host) && { description: this.identifiers() }),
    };
  }

  /** Says how identifiers are made: http://www.openarchives.org/OAI/2.0/guidelines-oai-identifier.htm */
  private identifiers(): XmlElement {
    return {
      'oai-identifier': {
        '@xmlns': OAI_IDENTIFIER,
        ...schemaLocation(OAI_IDENTIFIER, `${OAI_IDENTIFIER}.xsd`),
        scheme: 'oai',
        repositoryIdentifier: this.host,
        delimiter: ':',
        sampleIdentifier: this.identifierOf(1),
      },
    };
  }

  private async listMetadataFormats(identifier: string | null): Promise<XmlElement> {
    if (identifier !== null && (await this.find(identifier)).isDeleted) {
      throw new OaiError('noMetadataFormats', 'This record is deleted.');
    }
    const { prefix, schema, namespace } = OAI_DC;
    return { metadataFormat: { metadataPrefix: prefix, schema, metadataNamespace: namespace } };
  }

  private async getRecord(identifier: string): Promise<XmlElement> {
    return { record: this.record(await this.find(identifier)) };
  }

  private async list({ verb, range, resumed }: OaiListRequest): Promise<XmlElement> {
    const records = await this.repository.list({
      range,
      after: resumed?.after ?? null,
      // One record more than the page holds shows whether there is a next page.
      limit: PAGE_SIZE + 1,
      withArtifacts: verb === 'ListRecords',
    });
    const page = records.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    if (!last) throw new OaiError('noRecordsMatch', 'No records match, or none are left.');
    const before = resumed?.cursor ?? 0;
    const cursor = before + page.length;
    const after = [last.changedAt, last.sequence] as const;
    const goesOn = records.length > PAGE_SIZE;
    const { epoch } = this.repository;
    const token = goesOn ? writeResumptionToken({ verb, epoch, range, after, cursor }) : '';
    return {
      ...(verb === 'ListRecords'
        ? { record: page.map((record) => this.record(record)) }
        : { header: page.map((record) => this.header(record)) }),
      // An empty token ends a list of several answers.
      ...((goesOn || resumed) && { resumptionToken: { '@cursor': before, '#text': token } }),
    };
  }

  private record(record: OaiRecord): XmlElement {
    const { artifact } = record;
    const metadata = artifact && { metadata: dublinCore(artifact, this.deployment) };
    return { header: this.header(record), ...metadata };
  }

  private header({ artifactId, changedAt, isDeleted }: OaiRecord): XmlElement {
    return {
      ...(isDeleted && { '@status': 'deleted' }),
      identifier: this.identifierOf(artifactId),
      datestamp: formatInstant(changedAt),
    };
  }

  private identifierOf(artifactId: number): string {
    return `oai:${this.host}:${artifactId}`;
  }

  /** @throws OaiError idDoesNotExist */
  private async find(identifier: string): Promise<OaiRecord> {
    const prefix = `oai:${this.host}:`;
    const id = identifier.startsWith(prefix) ? parseId(identifier.slice(prefix.length)) : null;
    const record = id === null ? null : await this.repository.find(id);
    if (!record) throw new OaiError('idDoesNotExist', 'No record has this identifier.');
    return record;
  }
}
