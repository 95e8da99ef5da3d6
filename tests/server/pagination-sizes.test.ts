import fc from 'fast-check';
import type { Caller } from '../support/caller';
import { member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { testProperty } from '../support/hostile/property-test';

describe('pages of any size, forwards, backwards and between two cursors', () => {
  interface Arguments {
    first?: number;
    last?: number;
    after?: string | undefined;
    before?: string | undefined;
  }
  interface Page {
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  }
  const mara = { ...member(900), isModerator: true };
  // Nobody decides on their own artifact: mara added most of them.
  const moderator = { ...member(902), isModerator: true };
  const EMAIL = mara.email;
  const FILTERS = [
    '{}',
    '{ type: TOOLS }',
    '{ search: "mirror" }',
    '{ search: "ir", type: WEAPONS }',
    '{ madeFrom: -300, madeTo: 50 }',
    '{ search: "mirror", madeTo: -1 }',
    '{ text: "mirror" }',
    '{ text: "iron mirror", type: TOOLS }',
    '{ text: "\\"iron mirror\\"" }',
    '{ contributor: "CONTRIBUTOR" }',
    '{ contributor: "CONTRIBUTOR", type: TOOLS }',
    '{ contributor: "CONTRIBUTOR", search: "mirror", madeTo: 30 }',
    '{ contributor: "CONTRIBUTOR", text: "mirror" }',
    '{ anywhere: "mirror" }',
    '{ updatedSince: "INSTANT" }',
    '{ updatedSince: "INSTANT", type: TOOLS, madeTo: 30 }',
    '{ updatedSince: "INSTANT", anywhere: "mirror", contributor: "CONTRIBUTOR" }',
    '{ anywhere: "iron mirror", madeFrom: -300 }',
    '{ text: "mirror", search: "bronze", madeFrom: -300 }',
  ];
  const ORDERS = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL', 'RELEVANCE'];
  /** Each list as a field without its arguments of a page. */
  const fields: string[] = FILTERS.flatMap((filter) =>
    ORDERS.filter((order) => order !== 'RELEVANCE' || /text|anywhere/.test(filter)).map(
      (order) => `artifacts(filter: ${filter}, orderBy: ${order}, PAGE)`,
    ),
  );
  fields.push(
    `artifactsByUser(email: "${EMAIL}", PAGE)`,
    `artifactsByUser(email: "${EMAIL}", updatedSince: "INSTANT", PAGE)`,
    'viewer { artifacts(PAGE)',
    'viewer { likedArtifacts(PAGE)',
    'viewer { hiddenArtifacts(PAGE)',
    'hiddenArtifacts(PAGE)',
    'reports(PAGE)',
    'artifactHistory(artifactId: "1", PAGE)',
    'artifact(id: "2") { contributor { artifacts(PAGE)',
  );

  let still: TestCatalogue;
  let reader: Caller;
  let contributor: string;
  /** About half of the artifacts were changed since. */
  let instant: string;
  beforeAll(async () => {
    still = await startCatalogue();
    reader = still.as(mara);
    const METALS = ['Bronze', 'Iron', 'Gold'];
    const DATES = ['300 BC', 'AD 20', '', '1st century BC'];
    const added: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const { id } = await still.as(n % 4 === 0 ? member(901) : mara).add({
        artifactName:
          n % 3 === 0 ? `Vase ${n % 5}` : `${METALS[Math.floor(n / 3) % 3]} mirror ${n % 4}`,
        artifactType: n % 2 === 0 ? 'TOOLS' : 'WEAPONS',
        createdAt: DATES[n % 4] || 'unknown',
        discoveredAt: n % 7 === 0 ? 'The iron mirror cave' : 'Luoyang',
        historicalContext: n % 2 === 0 ? 'Found beside an iron and a bronze mirror.' : 'None.',
      });
      added.push(id);
      if (n % 2 === 0) await reader.like(id);
      if (n % 6 === 0) await still.as(member(901)).like(id);
    }
    for (let n = 0; n < 6; n += 1)
      await still.as(member(901)).update('1', { artifactName: `Vase ${n}` });
    for (const id of added.slice(0, 6)) {
      await reader.run(
        `mutation { reportArtifact(artifactId: "${id}", input: { reason: OFFENSIVE }) { receipt } }`,
      );
    }
    for (const id of added.slice(12)) {
      await still
        .as(moderator)
        .run(`mutation { hideArtifact(artifactId: "${id}", reason: "Not real.") { artifactId } }`);
    }
    for (const id of added.slice(13, 18)) {
      await reader.run(
        `mutation { answerHiding(artifactId: "${id}", text: "Real.") { hiddenArtifact { id } } }`,
      );
    }
  });
  beforeAll(async () => {
    const { data } = await reader.run(
      '{ artifact(id: "2") { contributor { id } } middle: artifact(id: "7") { updatedAt } }',
    );
    contributor = data.artifact.contributor.id;
    instant = data.middle.updatedAt;
  });
  afterAll(() => still.stop());

  async function readField(field: string, page: Arguments): Promise<Page> {
    const sizes = 'first: $first, last: $last, after: $after, before: $before';
    const text = field
      .replace('PAGE', sizes)
      .replace('CONTRIBUTOR', contributor)
      .replace('INSTANT', instant);
    const closing = '}'.repeat(
      text.split(/\{ (?=contributor \{|artifacts\(|likedA|hiddenA)/).length - 1,
    );
    const { data, errors } = await reader.run(
      `query ($first: Int, $last: Int, $after: String, $before: String) { ${text} {
        edges { cursor node { id } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } ${closing} }`,
      { ...page },
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return Object.values<any>(data.artifact?.contributor ?? data.viewer ?? data)[0];
  }

  const wholes = new Map<string, Page['edges']>();
  async function wholeOf(field: string): Promise<Page['edges']> {
    const whole = wholes.get(field) ?? (await readField(field, { first: 100 })).edges;
    wholes.set(field, whole);
    return whole;
  }

  /** Relay's algorithm on the whole list. */
  function expectedPage(whole: Page['edges'], { first, last, after, before }: Arguments): Page {
    const indexOf = (cursor: string) => whole.findIndex((edge) => edge.cursor === cursor);
    const begin = after === undefined ? 0 : indexOf(after) + 1;
    const end = before === undefined ? whole.length : indexOf(before);
    const between = whole.slice(begin, Math.max(begin, end));
    const edges = last === undefined ? between.slice(0, first ?? 24) : between.slice(-last);
    const goesOn = between.length > edges.length;
    const [hasNextPage, hasPreviousPage] =
      last === undefined ? [goesOn, after !== undefined] : [before !== undefined, goesOn];
    const startCursor = edges[0]?.cursor ?? null;
    const endCursor = edges.at(-1)?.cursor ?? null;
    return { edges, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor } };
  }

  /** The lists of members and moderators come as often as all lists of artifacts. */
  const anyField = fc.oneof(fc.constantFrom(...fields), fc.constantFrom(...fields.slice(-8)));

  const step = fc.record({
    field: anyField,
    size: fc.integer({ min: 1, max: 9 }),
    isBackward: fc.boolean(),
    after: fc.option(fc.nat(), { freq: 2, nil: undefined }),
    before: fc.option(fc.nat(), { freq: 2, nil: undefined }),
  });

  testProperty(
    'a page is the part of the list that Relay says',
    fc.array(step, { minLength: 5, maxLength: 5 }),
    async (steps) => {
      for (const { field, size, isBackward, after, before } of steps) {
        const whole = await wholeOf(field);
        const cursorAt = (n?: number) =>
          n === undefined ? undefined : whole[n % whole.length]?.cursor;
        const args = {
          [isBackward ? 'last' : 'first']: size,
          after: cursorAt(after),
          before: cursorAt(before),
        };
        expect({ field, args, ...(await readField(field, args)) }).toEqual({
          field,
          args,
          ...expectedPage(whole, args),
        });
      }
    },
  );

  testProperty(
    'a walk in pages of any size, from either end, shows the whole list',
    fc.record({
      field: anyField,
      sizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      isBackward: fc.boolean(),
    }),
    async ({ field, sizes, isBackward }) => {
      const seen: Page['edges'] = [];
      for (let n = 0; ; n += 1) {
        const size = sizes[n % sizes.length];
        const { edges, pageInfo } = isBackward
          ? await readField(field, { last: size ?? 1, before: seen[0]?.cursor })
          : await readField(field, { first: size ?? 1, after: seen.at(-1)?.cursor });
        if (isBackward) seen.unshift(...edges);
        else seen.push(...edges);
        if (!(isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) break;
      }
      expect({ field, seen }).toEqual({ field, seen: await wholeOf(field) });
    },
  );

  it('every list has several items', async () => {
    for (const field of fields) {
      expect([field, (await wholeOf(field)).length > 1]).toEqual([field, true]);
    }
  });
});
