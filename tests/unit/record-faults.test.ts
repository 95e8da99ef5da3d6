import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIST_PARAMETERS } from '../../common/list-parameters';
import { readSite } from '../../server/site/read-site';
import { writeFenwick } from '../support/fenwick';

/** Reads a site with this `record.json`. */
function read(record: unknown) {
  const folder = writeFenwick();
  writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
  try {
    return readSite(folder).record;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function faultsOf(record: unknown): string[] {
  try {
    read(record);
    return [];
  } catch (error) {
    return String(error).split('\n- ').slice(1);
  }
}

const coin = { key: 'COIN', label: 'Coin' };
const material = { key: 'material', label: 'Material', kind: 'terms' };
const withFact = (fact: object) => ({ facts: [{ ...material, ...fact }] });
const withTerms = (...labels: string[]) => withFact({ terms: labels.map((label) => ({ label })) });

it.each<[fault: string, record: unknown]>([
  ['expected object', []],
  ['Unrecognized key: "fact"', { fact: [] }],
  ['types: ', { types: [] }],
  ['types[0].key: must be upper-case letters', { types: [{ ...coin, key: 'Coin' }] }],
  ['types[0].label: ', { types: [{ ...coin, label: '' }] }],
  ['types[1].key: the key "COIN" occurs twice', { types: [coin, { ...coin, label: 'Token' }] }],
  ['types[1].label: the label "coin" occurs twice', { types: [coin, { key: 'A', label: 'coin' }] }],
  [
    'types[1].label: "HOARD" is the key of another type',
    {
      types: [
        { key: 'HOARD', label: 'Find' },
        { key: 'A', label: 'HOARD' },
      ],
    },
  ],
  ['fields: Unrecognized key: "finder"', { fields: { finder: {} } }],
  ['fields.artifactName.required: must be true', { fields: { artifactName: { required: false } } }],
  ['fields.artifactType.required: must be true', { fields: { artifactType: { required: false } } }],
  ['fields.image: Unrecognized key: "inForm"', { fields: { image: { inForm: true } } }],
  ['fields.description: Unrecognized key', { fields: { description: { required: true } } }],
  [
    'facts[0].label: the label "Finder" occurs twice',
    {
      fields: { discoveredBy: { label: 'finder' } },
      facts: [{ ...material, label: 'Finder' }],
    },
  ],
  [
    'facts: ',
    {
      facts: Array.from({ length: 21 }, (_, nth) => ({
        ...material,
        key: `k${nth}`,
        label: `${nth}`,
      })),
    },
  ],
  ['facts[0].key: must be letters and digits', withFact({ key: 'object-number' })],
  ['facts[0].kind: ', withFact({ kind: 'number' })],
  ['facts[0]: Unrecognized key: "uniqe"', withFact({ uniqe: true })],
  ['facts[0].schema: must be the name of a property', withFact({ schema: '@id' })],
  [
    'facts[1].key: the key "Material" occurs twice',
    {
      facts: [material, { ...material, key: 'Material', label: 'Made of' }],
    },
  ],
  [
    'facts[1].label: the label "Matérial" occurs twice',
    {
      facts: [material, { ...material, key: 'other', label: 'Matérial' }],
    },
  ],
  ['facts[0].facet: a private fact can be no facet', withFact({ facet: true, private: true })],
  ['facts[0].facet: a link can be no facet', withFact({ kind: 'link', facet: true })],
  ['facts[0].open: a list that is closed needs terms', withFact({ open: false })],
  [
    'facts[0].terms: only a fact of the kind "terms" has terms',
    { facts: [{ ...withTerms('Gold').facts[0], kind: 'text' }] },
  ],
  [
    'facts[0].terms[2].label: the term "ÉTAIN" occurs twice, see facts[0].terms[0].label',
    withTerms('Etain', 'Gold', 'ÉTAIN'),
  ],
  ['facts[0].terms[0].same: ', withFact({ terms: [{ label: 'Gold', same: 'ftp://example.org' }] })],
  ...LIST_PARAMETERS.map((key): [string, unknown] => [
    `facts[0].key: "${key}" is a parameter of the gallery or of the exports`,
    withFact({ key }),
  ]),
])('the fault %s', (fault, record) => {
  const found = faultsOf(record);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(
    `record.json: ${fault}`.replace(': expected', ': Invalid input: expected'),
  );
});

it('all faults are named at once, beside those of the schema', () => {
  const record = {
    types: [coin, coin, { key: 'bad', label: 'Bad' }],
    facts: [{ ...material, facet: true, private: true }, { kind: 'text' }],
  };
  const places = faultsOf(record).map((fault) => /^record\.json: ([^:]*)/.exec(fault)?.[1]);
  expect(places.sort()).toEqual([
    'facts[0].facet',
    'facts[1].key',
    'facts[1].label',
    'types[1].key',
    'types[1].label',
    'types[2].key',
  ]);
});

it('a key that is left out has the value of the built-in site', () => {
  const builtIn = readSite(null).record;
  const { types, fields, facts } = read({ $schema: './record.schema.json', types: [coin] });
  expect({ types, fields }).toEqual({ types: { COIN: 'Coin' }, fields: {} });
  expect(facts).toEqual(builtIn.facts);
  expect(Object.keys(read({ facts: [] }).types)).toEqual(Object.keys(builtIn.types));
  expect(read({ facts: [] }).facts).toEqual([]);
});
