import { derivedColumns } from '../server/catalogue/artifacts/artifact.columns';
import { type FactValues, storeFacts } from '../server/catalogue/artifacts/facts/stored-facts';
import { builtInRecord } from '../tests/support/record';
import type { Random } from '../tests/support/random';
import { Texts } from './texts';
import { eras, finders, type Language, languages, museums, types } from './words';

const FIRST_ADDED = Date.UTC(2015, 0, 1);
const BETWEEN_ADDED = 5 * 60_000;
/** One in this many names ends with an inventory number, which makes rare terms. */
const NUMBERED = 8;

/** The values of a row's columns. */
export type Row = readonly (string | number | null)[];

/** The columns that are written, in the order of `artifactRow`. */
export const artifactColumns = [
  'artifactName',
  'artifactType',
  'image',
  'createdAt',
  'discoveredAt',
  'discoveredBy',
  'presentLocation',
  'historicalContext',
  'description',
  'artifactNameNormalized',
  'madeEarliest',
  'madeLatest',
  'madeEdtf',
  'words',
  'facts',
  'factRows',
  'ownerUid',
  'addedAt',
  'updatedAt',
] as const;

const textsOf = new Map(
  languages.map((language) => [
    language,
    new Texts({ ...language.prose, places: language.places }),
  ]),
);
const [english] = textsOf.values();

/** A word of a fifth of the artifacts, and one of a few in a million. */
export const frequentWord = 'their';
export const rareWord = english?.word(25_000) ?? '';

/** A description or a context. */
export const someText = (random: Random): string => english?.text(random) ?? '';

/** The column values of the `index`-th artifact of a catalogue. */
export function artifactRow(random: Random, index: number, owners: number): Row {
  const typeIndex = byShare(
    random,
    types.map(([, share]) => share),
  );
  const language =
    languages[
      byShare(
        random,
        languages.map(({ share }) => share),
      )
    ];
  const type = types[typeIndex];
  const texts = language && textsOf.get(language);
  if (!type || !language || !texts) throw new Error('The shares do not add up to 100.');
  const place = random.pickSkewed(language.places);
  const name = artifactName(random, language, typeIndex, place);
  const addedAt = FIRST_ADDED + index * BETWEEN_ADDED;
  const createdAt = random.pick(eras);
  const [discoveredBy, presentLocation] = [random.pick(finders), random.pick(museums)];
  const historicalContext = texts.text(random);
  const description = texts.text(random);
  const facts = { createdAt, discoveredAt: place, discoveredBy, presentLocation };
  const furtherFacts = storeFacts(factValues(random, index));
  const derived = derivedColumns(
    { artifactName: name, ...facts, historicalContext, description, facts: furtherFacts },
    builtInRecord,
  );
  return [
    name,
    type[0],
    `https://pictures.example/artifacts/${index}.jpg`,
    createdAt,
    place,
    discoveredBy,
    presentLocation,
    historicalContext,
    description,
    derived.artifactNameNormalized,
    derived.madeEarliest,
    derived.madeLatest,
    derived.madeEdtf,
    derived.words,
    furtherFacts,
    derived.factRows,
    // Few members add most of the artifacts.
    memberUid(Math.floor(owners * random.next() ** 2)),
    addedAt,
    addedAt,
  ];
}

/** Five facts: three with the terms of the built-in record, and two that it does not declare. */
function factValues(random: Random, index: number): FactValues {
  const declared = builtInRecord.facts.map(({ key, terms }) => {
    const labels = terms.map(({ label }) => label);
    const values = [random.pickSkewed(labels), random.pickSkewed(labels)];
    return [key, [...new Set(values.slice(0, random.whole(1, 2)))]] as const;
  });
  return new Map([...declared, ['objectNumber', [`B.${index}`]], ['weight', [`${index % 997} g`]]]);
}

/** The identifier of a member of the catalogue, counted from 0. */
export const memberUid = (index: number) => `bench-member-${index}`;
export const memberEmail = (index: number) => `member-${index}@bench.example`;

function artifactName(random: Random, language: Language, type: number, place: string): string {
  const object = random.pick(language.objects[type] ?? []);
  const name = language.name(random.pickSkewed(language.materials), object, place);
  return random.whole(1, NUMBERED) === 1 ? `${name} (${random.whole(1000, 99_999)})` : name;
}

/** A random index whose probability in percent is its share. */
function byShare(random: Random, shares: readonly number[]): number {
  let left = random.next() * 100;
  return shares.findIndex((share) => (left -= share) < 0);
}
