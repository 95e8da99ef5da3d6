import { OAI_DC } from '../records/dublin-core';
import {
  type DateRange,
  type ListVerb,
  parseResumptionToken,
  type ResumptionToken,
} from './resumption-token';

/** The error codes of the protocol. */
type OaiErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noMetadataFormats'
  | 'noRecordsMatch'
  | 'noSetHierarchy';

/** An error of the protocol, which is sent as a document. */
export class OaiError extends Error {
  constructor(
    readonly code: OaiErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** A list, from its beginning or from a resumption token. */
export interface OaiListRequest {
  verb: ListVerb;
  range: DateRange;
  resumed: ResumptionToken | null;
}

export type OaiRequest =
  | { verb: 'Identify' }
  | { verb: 'ListMetadataFormats'; identifier: string | null }
  | { verb: 'GetRecord'; identifier: string }
  | OaiListRequest;

type Arguments = Readonly<Record<string, string>>;

interface VerbRules {
  required: readonly string[];
  optional: readonly string[];
  /** Whether a resumption token may stand in the place of all other arguments. */
  resumes: boolean;
}

const LIST: VerbRules = {
  required: ['metadataPrefix'],
  optional: ['from', 'until', 'set'],
  resumes: true,
};
const VERBS: ReadonlyMap<string, VerbRules> = new Map([
  ['Identify', { required: [], optional: [], resumes: false }],
  ['ListMetadataFormats', { required: [], optional: ['identifier'], resumes: false }],
  ['ListSets', { required: [], optional: [], resumes: true }],
  ['GetRecord', { required: ['identifier', 'metadataPrefix'], optional: [], resumes: false }],
  ['ListIdentifiers', LIST],
  ['ListRecords', LIST],
]);

/** What the protocol's schema takes for an argument; others have rules of their own. */
const FORMS: Readonly<Record<string, RegExp>> = {
  metadataPrefix: /^[\w\-.!~*'()]+$/,
  set: /^[\w\-.!~*'()]+(:[\w\-.!~*'()]+)*$/,
  identifier: /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/,
};

/**
 * The arguments of a request that has a verb of the protocol, each once.
 * @throws OaiError badVerb or badArgument
 */
export function parseArguments(parameters: URLSearchParams): Arguments {
  const verbs = parameters.getAll('verb');
  const [verb = ''] = verbs;
  const rules = VERBS.get(verb);
  if (verbs.length !== 1 || !rules) {
    const known = [...VERBS.keys()].join(', ');
    throw new OaiError('badVerb', `Please give one verb: ${known}.`);
  }
  const given = [...parameters.keys()].filter((name) => name !== 'verb');
  const allowed = [
    ...rules.required,
    ...rules.optional,
    ...(rules.resumes ? ['resumptionToken'] : []),
  ];
  for (const [index, name] of given.entries()) {
    if (!allowed.includes(name)) throw badArgument(`${verb} does not take the argument "${name}".`);
    if (given.indexOf(name) !== index) throw badArgument(`The argument "${name}" is repeated.`);
  }
  if (given.includes('resumptionToken')) {
    if (given.length > 1) throw badArgument('A resumptionToken is given alone.');
  } else {
    const missing = rules.required.find((name) => !given.includes(name));
    if (missing) throw badArgument(`${verb} needs the argument "${missing}".`);
  }
  for (const name of given) {
    const form = FORMS[name];
    if (form && !form.test(parameters.get(name) ?? '')) {
      throw badArgument(`The argument "${name}" has characters that it cannot have.`);
    }
  }
  dateRange(Object.fromEntries(parameters));
  return Object.fromEntries(parameters);
}

/**
 * What valid arguments ask for.
 * @param epoch of the catalogue.
 * @throws OaiError badResumptionToken, cannotDisseminateFormat or noSetHierarchy
 */
export function requestOf(given: Arguments, epoch: string): OaiRequest {
  const { verb, identifier = '', metadataPrefix, resumptionToken } = given;
  switch (verb) {
    case 'Identify':
      return { verb };
    case 'ListMetadataFormats':
      return { verb, identifier: identifier || null };
    case 'GetRecord':
      requireOaiDc(metadataPrefix);
      return { verb, identifier };
    case 'ListRecords':
    case 'ListIdentifiers': {
      if (resumptionToken !== undefined) {
        const resumed = parseResumptionToken(verb, resumptionToken);
        if (!resumed) throw badResumptionToken();
        if (resumed.epoch !== epoch) throw badResumptionToken(BEFORE_RESTORE);
        return { verb, range: resumed.range, resumed };
      }
      if (given['set'] !== undefined) throw noSetHierarchy();
      requireOaiDc(metadataPrefix);
      return { verb, range: dateRange(given), resumed: null };
    }
    default:
      throw resumptionToken === undefined ? noSetHierarchy() : badResumptionToken();
  }
}

function requireOaiDc(metadataPrefix: string | undefined): void {
  if (metadataPrefix !== OAI_DC.prefix) {
    throw new OaiError(
      'cannotDisseminateFormat',
      `The only metadata format is "${OAI_DC.prefix}".`,
    );
  }
}

const badArgument = (message: string) => new OaiError('badArgument', message);
const badResumptionToken = (message = 'This is not a resumptionToken of this list.') =>
  new OaiError('badResumptionToken', message);
const BEFORE_RESTORE =
  'The catalogue was restored from a backup since this resumptionToken: read the list from the beginning.';
const noSetHierarchy = () => new OaiError('noSetHierarchy', 'The records are not in sets.');

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** The range that `from` and `until` name, both ends included. @throws OaiError badArgument */
function dateRange({ from, until }: Arguments): DateRange {
  const first = from === undefined ? null : parseDate('from', from);
  const last = until === undefined ? null : parseDate('until', until);
  if (first && last) {
    if (first.unit !== last.unit) throw badArgument('"from" and "until" differ in granularity.');
    if (first.start > last.start) throw badArgument('"from" is later than "until".');
  }
  return { from: first && first.start, end: last && last.start + last.unit };
}

/** @returns the instant at which the day or second begins, and how long it is. */
function parseDate(name: string, text: string): { start: number; unit: number } {
  const unit = /^\d{4}-\d\d-\d\d$/.test(text) ? DAY : SECOND;
  const start = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/.test(text) ? Date.parse(text) : NaN;
  // Date.parse takes 31 February for a day of March.
  if (Number.isNaN(start) || !formatInstant(start).startsWith(text.replace('Z', ''))) {
    throw badArgument(`"${name}" is not a date such as 2026-11-23 or 2026-11-23T08:00:00Z.`);
  }
  return { start, unit };
}

/** An instant in the granularity of the protocol. */
export const formatInstant = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19)}Z`;
