import { ada, codes, offenders, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { askPage, readPage } from '../support/list-pages';

const names = [
  'Ναός του Ποσειδώνα',
  'ΟΔΥΣΣΕΥΣ',
  'ÉTOILE du nord',
  '100% wool',
  'Under_score *star* "quoted" \'single\' back\\slash (round) [x] {y} ^caret semi; -dash :colon a.b?',
  'İstanbul mosaic',
  'Isparta rug',
  'Große Straße',
  'GROẞE TÜR',
  '青銅鏡',
  '唐三彩馬',
  'Шапка Мономаха',
  'サムライ',
  '한국 도자기',
  'सिंह',
  'مُزَخْرَف',
  '🏺 vase 🐉',
  'ﬁne ﬂute',
  'Ｗｉｄｅ',
  'Ox',
  'Ёлка at Ångström',
  'ガラスの碗',
  'Qurʾan of ‘Abd al-Malik',
  'Đông Sơn drum',
  'Łódź',
  'Hawaiʻi, so\u00adft \u2066unseen\u2069',
  'متحـــف می\u200cخواهم',
];

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
  for (const artifactName of names) await catalogue.as(ada).add({ artifactName });
});
afterAll(() => catalogue.stop());

async function found(search: string): Promise<string[]> {
  const page = await readPage(catalogue.visitor, 'OLDEST', { first: 100, filter: { search } });
  expect(page.totalCount).toBe(page.edges.length);
  // The database counts a list of which the page shows a part.
  const part = await readPage(catalogue.visitor, 'OLDEST', { first: 1, filter: { search } });
  expect(part.totalCount).toBe(page.edges.length);
  return page.edges.map(({ node }) => node.artifactName);
}

describe('the name is found without regard to case and accents', () => {
  it.each([
    ['ΝΑΌΣ', ['Ναός του Ποσειδώνα']],
    ['ναος', ['Ναός του Ποσειδώνα']],
    ['ΠΟΣΕΙΔΩΝΑ', ['Ναός του Ποσειδώνα']],
    ['οδυσσεύς', ['ΟΔΥΣΣΕΥΣ']],
    ['οδυσσευσ', ['ΟΔΥΣΣΕΥΣ']],
    ['ς', ['Ναός του Ποσειδώνα', 'ΟΔΥΣΣΕΥΣ']],
    ['etoile', ['ÉTOILE du nord']],
    ['E\u0301toile', ['ÉTOILE du nord']],
    ['istanbul', ['İstanbul mosaic']],
    ['ISTANBUL', ['İstanbul mosaic']],
    ['ıstanbul', ['İstanbul mosaic']],
    ['İs', ['İstanbul mosaic', 'Isparta rug']],
    ['ıSPARTA', ['Isparta rug']],
    ['strasse', ['Große Straße']],
    ['STRAẞE', ['Große Straße']],
    ['grosse', ['Große Straße', 'GROẞE TÜR']],
    ['ß', ['ΟΔΥΣΣΕΥΣ', 'Große Straße', 'GROẞE TÜR'].filter((name) => name.startsWith('G'))],
    ['tur', ['GROẞE TÜR']],
    ['шапка', ['Шапка Мономаха']],
    ['ｻﾑﾗｲ', ['サムライ']],
    ['مزخرف', ['مُزَخْرَف']],
    ['fine', ['ﬁne ﬂute']],
    ['wide', ['Ｗｉｄｅ']],
    ['ЕЛКА', ['Ёлка at Ångström']],
    ['ANGSTROM', ['Ёлка at Ångström']],
    ['angstrøm', ['Ёлка at Ångström']],
    ['カラス', []],
    ['ガラス', ['ガラスの碗']],
    ['ｶﾞﾗｽ', ['ガラスの碗']],
    ['カ\u3099ラス', ['ガラスの碗']],
    ...['Quran', "qur'an", 'Qur’ān', 'QURʿAN', 'Qur`an of Abd', "of 'Abd al"].map(
      (term): [string, string[]] => [term, ['Qurʾan of ‘Abd al-Malik']],
    ),
    ['dong son', ['Đông Sơn drum']],
    ['Ðong', ['Đông Sơn drum']],
    ['lodz', ['Łódź']],
    ...['Hawaii', "HAWAI'I", 'Hawai´i', 'Hawaii, soft unseen', 'so\u00adft', 'hawa\u2060ii'].map(
      (term): [string, string[]] => [term, ['Hawaiʻi, so\u00adft \u2066unseen\u2069']],
    ),
    ...['متحف', 'متـحف', 'میخواهم'].map((term): [string, string[]] => [
      term,
      ['متحـــف می\u200cخواهم'],
    ]),
  ])('%s', async (term, expected) => {
    expect(await found(term)).toEqual(expected);
  });
});

describe('a part of any length is found', () => {
  it.each([
    ['鏡', ['青銅鏡']],
    ['青', ['青銅鏡']],
    ['銅鏡', ['青銅鏡']],
    ['青銅鏡', ['青銅鏡']],
    ['三彩馬', ['唐三彩馬']],
    ['唐三彩馬', ['唐三彩馬']],
    ['唐馬', []],
    ['ш', ['Шапка Мономаха']],
    ['КА', ['Шапка Мономаха', 'Ёлка at Ångström']],
    ['ха', ['Шапка Мономаха']],
    ['イ', ['サムライ']],
    ['국', ['한국 도자기']],
    ['국 도', ['한국 도자기']],
    ['सिं', ['सिंह']],
    ['ह', ['सिंह']],
    ['🏺', ['🏺 vase 🐉']],
    ['🐉', ['🏺 vase 🐉']],
    ['e 🐉', ['🏺 vase 🐉']],
    ['🏺🐉', []],
    ['ox', ['Ox']],
    ['oxx', []],
    [
      'x',
      [
        'Under_score *star* "quoted" \'single\' back\\slash (round) [x] {y} ^caret semi; -dash :colon a.b?',
        'Ox',
      ],
    ],
    [' ', names.filter((name) => name.includes(' '))],
    ['du nor', ['ÉTOILE du nord']],
    ['d n', []],
    ['', names],
    ['\u0301', names],
    ['ox'.repeat(100), []],
    ['鏡'.repeat(200), []],
  ])('%j', async (term, expected) => {
    expect(await found(term)).toEqual(expected);
  });
});

describe('every character is literal', () => {
  const [signs = ''] = names.filter((name) => name.startsWith('Under'));
  it.each([
    ['0% w', ['100% wool']],
    ['%', ['100% wool']],
    ['0%', ['100% wool']],
    ['%_%', []],
    ['___', []],
    ['%%%', []],
    ['***', []],
    ['_', [signs]],
    ['r_s', [signs]],
    ['rxs', []],
    ['*', [signs]],
    ['*st', [signs]],
    ['star*', [signs]],
    ['stars*', []],
    ['"', [signs]],
    ['"q', [signs]],
    ['"quoted"', [signs]],
    ['"""', []],
    // An apostrophe beside a letter is no part of the name.
    ["'", []],
    ["'single'", [signs]],
    ["'; DROP TABLE artifacts; --", []],
    ['\\', [signs]],
    ['k\\s', [signs]],
    ['\\\\', []],
    ['(round)', [signs]],
    ['[x]', [signs]],
    ['{y}', [signs]],
    ['^caret', [signs]],
    ['-dash', [signs]],
    [':colon', [signs]],
    ['a.b', [signs]],
    ['a?b', []],
    ['b?', [signs]],
    ['star OR wool', []],
    ['NOT wool', []],
    ['wool*', []],
    ['NEAR(wool)', []],
    ['artifactNameNormalized:wool', []],
  ])('%j', async (term, expected) => {
    expect(await found(term)).toEqual(expected);
  });
});

describe('an invalid term is BAD_USER_INPUT', () => {
  it.each([
    ['201 characters', '鏡'.repeat(201)],
    ['a NUL', 'wo\0ol'],
    ['a line break', 'wo\nol'],
    ['half a character', 'wo\ud800ol'],
    ['a control character', '\u0001\u0001'],
    ['a number', 100],
  ])('%s', async (_, search) => {
    const answer = await askPage(catalogue.visitor, 'NEWEST', { filter: { search } as object });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(offenders(answer)).toEqual(['search']);
  });
});

test('a name whose normalized form is much longer is stored and found', async () => {
  const artifactName = '\ufdfa\ufdfb\u3316\u3331'.repeat(50);
  const { id } = await catalogue.as(ada).add({ artifactName });
  expect(await found('صلى الله')).toEqual([artifactName]);
  expect(await found(artifactName)).toEqual([artifactName]);
  await catalogue.as(ada).delete(id);
});

test('search follows a rename and a deletion', async () => {
  const { id } = await catalogue.as(ada).add({ artifactName: 'Lapis beetle' });
  for (const term of ['lapis', 'ap', 'b']) expect(await found(term)).toContain('Lapis beetle');
  await catalogue.as(ada).update(id, { artifactName: 'Jade cicada' });
  for (const term of ['lapis', 'lap', 'bee']) expect(await found(term)).toEqual([]);
  for (const term of ['jade', 'ci', 'j']) expect(await found(term)).toEqual(['Jade cicada']);
  await catalogue.as(ada).update(id, { artifactName: 'JADE CICADA', createdAt: 'c. 300' });
  expect(await found('jade')).toEqual(['JADE CICADA']);
  await catalogue.as(ada).delete(id);
  for (const term of ['jade', 'ci', 'j']) expect(await found(term)).toEqual([]);
});

test('a rare term does not match names that only contain all its n-grams', async () => {
  const other = await startCatalogue();
  const names = Array.from({ length: 200 }, () => 'nana');
  await fillCatalogue(other.dataSource, [...names, 'xananan', 'nananax', 'naxnanx']);
  const rare = ['nanan', 'nanx', 'nanax', 'xanana'];
  const find = (first: number) =>
    Promise.all(
      rare.map(async (search) => {
        const page = { first, filter: { search } };
        const { totalCount, edges } = await readPage(other.visitor, 'NEWEST', page);
        const { edges: byName } = await readPage(other.visitor, 'NAME', page);
        return [search, totalCount, edges.length, byName.length];
      }),
    );
  const expected = [
    ['nanan', 2, 2, 2],
    ['nanx', 1, 1, 1],
    ['nanax', 1, 1, 1],
    ['xanana', 1, 1, 1],
  ];
  try {
    expect(await find(10)).toEqual(expected);
  } finally {
    await other.stop();
  }
});
