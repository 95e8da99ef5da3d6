import type { z } from 'zod';
import { comparable } from '../../common/facts';
import { LIST_PARAMETERS } from '../../common/list-parameters';
import { factSchema, type RecordFile, typeSchema } from './record-schema';

/** Something of the file that has a name, and its place. */
interface Named {
  place: string;
  name: string;
}

type Type = z.infer<typeof typeSchema> & { place: string };
type Fact = z.infer<typeof factSchema> & { place: string };

/**
 * The faults of `record.json` that its schema does not know: what its parts say about one another.
 * @param value the file as it is. Types and facts with other faults are left out.
 * @param sound the keys of the file without other faults.
 */
export function recordFaults(value: unknown, { fields = {} }: RecordFile): string[] {
  const types = entriesOf(value, 'types', typeSchema);
  const facts = entriesOf(value, 'facts', factSchema);
  const typeLabels = types.map(({ place, label }) => ({ place: `${place}.label`, name: label }));
  const labels = [
    ...Object.entries(fields).flatMap(([key, field]) =>
      field.label === undefined ? [] : [{ place: `fields.${key}.label`, name: field.label }],
    ),
    ...facts.map(({ place, label }) => ({ place: `${place}.label`, name: label })),
  ];
  return [
    ...repetitions('key', keysOf(types)),
    ...repetitions('label', typeLabels),
    ...labelsThatAreKeys(types),
    ...repetitions('key', keysOf(facts)),
    ...repetitions('label', labels),
    ...facts.flatMap(factFaults),
  ];
}

const keysOf = (entries: readonly { place: string; key: string }[]): Named[] =>
  entries.map(({ place, key }) => ({ place: `${place}.key`, name: key }));

/** The sound entries of a list in the file, each with its place. */
function entriesOf<Schema extends z.ZodObject>(value: unknown, list: string, schema: Schema) {
  const [, entries] = Object.entries(value ?? {}).find(([key]) => key === list) ?? [];
  return (Array.isArray(entries) ? entries : []).flatMap((entry, nth) => {
    const { data } = schema.safeParse(entry);
    return data ? [{ ...data, place: `${list}[${nth}]` }] : [];
  });
}

/** The later of two things with one name, which is compared regardless of case and accents. */
function repetitions(what: string, named: readonly Named[]): string[] {
  const places = new Map<string, string>();
  return named.flatMap(({ place, name }) => {
    const before = places.get(comparable(name));
    if (before) return [`${place}: the ${what} "${name}" occurs twice, see ${before}`];
    places.set(comparable(name), place);
    return [];
  });
}

/** A person may name a type by its key or its label. */
function labelsThatAreKeys(types: readonly Type[]): string[] {
  return types.flatMap(({ place, key, label }) => {
    const other = types.find((type) => type.key === label && type.key !== key);
    return other ? [`${place}.label: "${label}" is the key of another type`] : [];
  });
}

const RESERVED = new Set(LIST_PARAMETERS.map((name) => name.toLowerCase()));

function factFaults({ place, key, kind, open, facet, terms, ...fact }: Fact): string[] {
  const listed = terms.map(({ label }, nth) => ({
    place: `${place}.terms[${nth}].label`,
    name: label,
  }));
  const rules: [isBroken: boolean, property: string, message: string][] = [
    [
      RESERVED.has(key.toLowerCase()),
      'key',
      `"${key}" is a parameter of the gallery or of the exports`,
    ],
    [facet && fact.private, 'facet', 'a private fact can be no facet'],
    [facet && kind === 'link', 'facet', 'a link can be no facet'],
    [!open && terms.length === 0, 'open', 'a list that is closed needs terms'],
    [terms.length > 0 && kind !== 'terms', 'terms', 'only a fact of the kind "terms" has terms'],
  ];
  return [
    ...rules.flatMap(([isBroken, property, message]) =>
      isBroken ? [`${place}.${property}: ${message}`] : [],
    ),
    ...repetitions('term', listed),
  ];
}
