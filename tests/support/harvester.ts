import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { validateXML } from 'xmllint-wasm';
import type { Caller } from './caller';

const OAI = 'http://www.openarchives.org/OAI/2.0/';

/** The identifier of an artifact of the tests' catalogue. */
export const identifier = (id: string | number) => `oai:antiquary.example:${id}`;

const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(__dirname, 'schema', fileName), 'utf8'),
});

/** @returns what libxml2 finds wrong with answers of OAI-PMH, by their structure and Dublin Core. */
export async function faultsOf(documents: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `answer-${index}.xml`, contents })),
    schema: [schema('oai-pmh.xsd')],
    preload: ['oai_dc.xsd', 'dc.xsd', 'oai-identifier.xsd'].map(schema),
    maxMemoryPages: 4096,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

export interface HarvestedRecord {
  identifier: string;
  datestamp: string;
  isDeleted: boolean;
  /** The texts of each element of Dublin Core; null for a header alone and a deleted record. */
  metadata: Record<string, string[]> | null;
}

const all = (element: Element, name: string, namespace = OAI): Element[] =>
  Array.from(element.getElementsByTagNameNS(namespace, name));
const textOf = (element: Element, name: string): string | null =>
  all(element, name)[0]?.textContent ?? null;

function recordOf(header: Element): HarvestedRecord {
  const record = header.parentNode as Element;
  const dc = record.localName === 'record' && all(record, 'dc', `${OAI}oai_dc/`)[0];
  const metadata: Record<string, string[]> = {};
  for (const node of dc ? Array.from(dc.childNodes) : []) {
    (metadata[String(node.localName)] ??= []).push(node.textContent ?? '');
  }
  return {
    identifier: textOf(header, 'identifier') ?? '',
    datestamp: textOf(header, 'datestamp') ?? '',
    isDeleted: header.getAttribute('status') === 'deleted',
    metadata: dc ? metadata : null,
  };
}

/** An answer of OAI-PMH, as a parser reads it that shares nothing with the writer. */
export function parseAnswer(xml: string) {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
  const root = document.documentElement;
  if (!root) throw new Error('The document is empty.');
  const request = all(root, 'request')[0];
  const token = all(root, 'resumptionToken')[0];
  return {
    xml,
    root,
    responseDate: textOf(root, 'responseDate') ?? '',
    baseUrl: request?.textContent,
    request: Object.fromEntries(
      Array.from(request?.attributes ?? []).map(({ name, value }) => [name, value]),
    ),
    errors: all(root, 'error').map((error) => error.getAttribute('code')),
    records: all(root, 'header').map(recordOf),
    /** Null where the answer has no such element; empty at the end of a list. */
    token: token ? token.textContent : null,
    cursor: token?.getAttribute('cursor') ?? null,
    text: (name: string) => textOf(root, name),
    texts: (name: string) => all(root, name).map((element) => element.textContent),
  };
}

export type OaiAnswer = ReturnType<typeof parseAnswer>;
type Arguments = string | Record<string, string> | [string, string][];

/** Asks by GET. @throws unless the answer is a document */
export async function askOai(caller: Caller, words: Arguments): Promise<OaiAnswer> {
  const response = await caller.fetch('GET', `/oai?${new URLSearchParams(words).toString()}`);
  const text = await response.text();
  const type = response.headers.get('content-type');
  if (response.status !== 200 || type !== 'text/xml; charset=utf-8') {
    throw new Error(`${response.status} ${type} ${text}`);
  }
  return parseAnswer(text);
}

/** Takes a whole list, answer by answer, with `between` awaited after each. */
export async function harvest(
  caller: () => Caller,
  { verb = 'ListRecords', ...range }: { verb?: string; from?: string; until?: string } = {},
  between: (answers: number) => Promise<unknown> = async () => {},
) {
  const answers = [await askOai(caller(), { verb, metadataPrefix: 'oai_dc', ...range })];
  for (let token = answers[0]?.token; token; token = answers.at(-1)?.token) {
    await between(answers.length);
    answers.push(await askOai(caller(), { verb, resumptionToken: token }));
  }
  return {
    answers,
    records: answers.flatMap(({ records }) => records),
    /** From when on the next harvest asks. */
    responseDate: answers[0]?.responseDate ?? '',
  };
}
