import fc from 'fast-check';
import { artifactTypeLabels, ArtifactType } from '../../server/artifacts/artifact-type';
import { normalizeText } from '../../server/artifacts/normalize-text';
import type { Caller } from '../support/caller';
import { member, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue();
  owner = catalogue.as(member(1));
});
afterAll(() => catalogue.stop());

type Years = readonly [earliest: number, latest: number];

const TEXTS: Record<string, Years | null> = {
  '300,000 BC': [-300_000, -300_000],
  '4500–3500 BC': [-4500, -3500],
  '4001 BC': [-4001, -4001],
  '4000 BC': [-4000, -4000],
  '2001–2000 BC': [-2001, -2000],
  '1332–1323 BC': [-1332, -1323],
  '14th century BC': [-1399, -1300],
  '101 BC': [-101, -101],
  '100 BC': [-100, -100],
  '27 BC – AD 14': [-27, 14],
  'AD 100': [100, 100],
  'AD 99–101': [99, 101],
  '1850': [1850, 1850],
  unknown: null,
};
const NAMES = ['bronze cup', 'bronze axe', 'an iron axe', 'ναός', 'rare bronze'];
const TYPES = [ArtifactType.TOOLS, ArtifactType.WEAPONS, ArtifactType.SCULPTURE];

interface Entry {
  id: string;
  name: string;
  type: ArtifactType;
  years: Years | null;
}
const entries: Entry[] = [];

interface Filter {
  search?: string;
  text?: string;
  type?: ArtifactType;
  madeFrom?: number;
  madeTo?: number;
}

const hasSpan = ({ madeFrom, madeTo }: Filter) => madeFrom !== undefined || madeTo !== undefined;
/** Names are the only texts that tell the test's artifacts apart, and the texts are single words. */
const isFound = ({ name }: Entry, { search = '', text = '' }: Filter) =>
  normalizeText(name).includes(normalizeText(search)) &&
  ` ${normalizeText(name)}`.includes(` ${normalizeText(text)}`);
const isOfType = (entry: Entry, { type = entry.type }: Filter) => entry.type === type;
const isOfYears = ({ years }: Entry, filter: Filter) =>
  !hasSpan(filter) ||
  (years !== null &&
    years[0] <= (filter.madeTo ?? Infinity) &&
    years[1] >= (filter.madeFrom ?? -Infinity));

const label = (ordinal: number) =>
  `${ordinal}${{ 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st', 32: 'nd', 33: 'rd' }[ordinal] ?? 'th'} century`;

interface Century {
  century: number | null;
  label: string;
  years: Years;
}

/** The first and the last year of each century that the test's artifacts can touch, oldest first. */
const CENTURIES: Century[] = [
  { century: null, label: 'before 4000 BC', years: [-Infinity, -4001] },
  ...Array.from({ length: 40 }, (_, n): Century => {
    const years: Years = [n === 0 ? -4000 : -100 * (40 - n) + 1, Math.min(-100 * (39 - n), -1)];
    return { century: n - 40, label: `${label(40 - n)} BC`, years };
  }),
  ...Array.from({ length: 19 }, (_, n): Century => {
    return { century: n + 1, label: `${label(n + 1)} AD`, years: [100 * n || 1, 100 * n + 99] };
  }),
];

function expected(filter: Filter) {
  const found = entries.filter((entry) => isFound(entry, filter));
  const ofYears = found.filter((entry) => isOfYears(entry, filter));
  const ofType = found.filter((entry) => isOfType(entry, filter));
  return {
    totalCount: ofType.filter((entry) => isOfYears(entry, filter)).length,
    types: Object.values(ArtifactType)
      .map((type) => ({
        type,
        label: artifactTypeLabels[type],
        count: ofYears.filter((entry) => entry.type === type).length,
      }))
      .filter(({ count }) => count > 0),
    centuries: CENTURIES.map(({ century, label, years: [first, last] }) => ({
      century,
      label,
      count: ofType.filter(({ years }) => years && years[0] <= last && years[1] >= first).length,
    })).filter(({ count }) => count > 0),
  };
}

const FACETS = 'facets { types { type label count } centuries { century label count } }';

async function facetsOf(filter: Filter) {
  const { data } = await catalogue.visitor.run(
    `query ($filter: ArtifactFilter) { artifacts(first: 1, filter: $filter) { totalCount ${FACETS} } }`,
    { filter },
  );
  return { totalCount: data.artifacts.totalCount, ...data.artifacts.facets };
}

const year = fc.oneof(
  fc.constantFrom(...Object.values(TEXTS).flatMap((years) => years ?? [])),
  fc.constantFrom(1, -1, -1_000_000, 2_000),
);
const span = fc
  .record({ madeFrom: year, madeTo: year }, { requiredKeys: [] })
  .filter(({ madeFrom = -Infinity, madeTo = Infinity }) => madeFrom <= madeTo);
const filters: fc.Arbitrary<Filter> = fc
  .tuple(
    fc.record(
      {
        search: fc.constantFrom('', 'axe', 'bronze', 'r', 'ΝΑΌΣ', 'rare', 'absent'),
        text: fc.constantFrom('', 'Axe', 'bronz', 'an', 'ναός'),
        type: fc.constantFrom(...TYPES, ArtifactType.WOOL_CARPET),
      },
      { requiredKeys: [] },
    ),
    span,
  )
  .map(([filter, years]) => ({ ...filter, ...years }));

const expectFacetsToEqualModel = () =>
  fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      expect([filter, await facetsOf(filter)]).toEqual([filter, expected(filter)]);
    }),
    { numRuns: 80, seed: 15 },
  );

test('facets of an empty catalogue are empty lists', async () => {
  expect(await facetsOf({})).toEqual({ totalCount: 0, types: [], centuries: [] });
});

describe('facets', () => {
  beforeAll(async () => {
    const artifacts = fc.record({
      name: fc.constantFrom(...NAMES, ...NAMES.slice(0, 2)),
      type: fc.constantFrom(...TYPES),
      text: fc.constantFrom(...Object.keys(TEXTS)),
    });
    for (const { name, type, text } of fc.sample(artifacts, { numRuns: 60, seed: 1 })) {
      const fields = { artifactName: name, artifactType: type, createdAt: text };
      const { id } = await owner.add(fields);
      entries.push({ id, name, type, years: TEXTS[text] ?? null });
    }
  });

  it('are what a count of all artifacts gives, each without its own condition', async () => {
    await expectFacetsToEqualModel();
  });

  it('are so too after changes and deletions', async () => {
    for (const [index, entry] of [...entries].entries()) {
      if (index % 5 === 0) {
        await owner.delete(entry.id);
        entries.splice(entries.indexOf(entry), 1);
      } else if (index % 5 === 1) {
        const type = entry.type === ArtifactType.TOOLS ? ArtifactType.WEAPONS : ArtifactType.TOOLS;
        const createdAt = entry.years ? 'unknown' : '4500–3500 BC';
        const fields = { artifactName: entry.name, artifactType: type, createdAt };
        await owner.update(entry.id, fields);
        Object.assign(entry, { type, years: TEXTS[createdAt] });
      }
    }
    await expectFacetsToEqualModel();
  });

  it("count a member's own and liked artifacts, too", async () => {
    const liker = catalogue.as(member(2));
    const first = entries.find(({ years }) => years?.[0] === -4500);
    if (!first) throw new Error('The test has no such artifact.');
    const createdAt = '14th century BC';
    const { id } = await liker.add({ artifactType: ArtifactType.WOOL_CARPET, createdAt });
    await liker.gesture('likeArtifact', first.id);
    await liker.gesture('likeArtifact', id);
    const { data, errors } = await liker.run(
      `query ($email: String!) {
      artifactsByUser(email: $email) { ${FACETS} }
      viewer { artifacts { ${FACETS} } likedArtifacts(first: 1) { ${FACETS} } } }`,
      {
        email: member(2).email,
      },
    );
    const carpet = { type: 'WOOL_CARPET', label: 'Wool Carpet', count: 1 };
    const own = {
      types: [carpet],
      centuries: [{ century: -14, label: '14th century BC', count: 1 }],
    };
    expect(errors).toEqual([]);
    expect(data.artifactsByUser.facets).toEqual(own);
    expect(data.viewer.artifacts.facets).toEqual(own);
    const { types, centuries } = data.viewer.likedArtifacts.facets;
    const typeLabel = artifactTypeLabels[first.type];
    expect(types).toEqual([{ type: first.type, label: typeLabel, count: 1 }, carpet]);
    expect(centuries.map(({ century }: { century: number }) => century)).toEqual([
      ...[null, -40, -39, -38, -37, -36],
      -14,
    ]);
    await liker.delete(id);
  });

  it('of a text follow a change of the type alone', async () => {
    const artifact = { artifactName: 'Zephyrine', createdAt: '1850' };
    const { id } = await owner.add({ ...artifact, artifactType: ArtifactType.TOOLS });
    await owner.update(id, { ...artifact, artifactType: ArtifactType.WEAPONS });
    const { data } = await owner.run(`{
      all: artifacts(filter: { text: "zephyrine" }) { facets { types { type count } } }
      tools: artifacts(filter: { text: "zephyrine", type: TOOLS }) { totalCount }
      weapons: artifacts(filter: { text: "zephyrine", type: WEAPONS }) { totalCount } }`);
    expect(data).toEqual({
      all: { facets: { types: [{ type: 'WEAPONS', count: 1 }] } },
      tools: { totalCount: 0 },
      weapons: { totalCount: 1 },
    });
    await owner.delete(id);
  });
});
