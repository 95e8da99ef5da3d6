import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { askOai, faultsOf, identifier, parseAnswer } from '../support/harvester';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const ask = (...[words]: [Parameters<typeof askOai>[1]]) => askOai(catalogue.visitor, words);

describe('a request', () => {
  let deleted = '';
  let living = '';
  const documents: string[] = [];
  beforeAll(async () => {
    living = (await catalogue.as(ada).add()).id;
    deleted = (await catalogue.as(ada).add()).id;
    await catalogue.as(ada).delete(deleted);
  });

  it.each([
    ['', 'badVerb'],
    ['verb=', 'badVerb'],
    ['verb=identify', 'badVerb'],
    ['verb=toString', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&set=x', 'badArgument'],
    ['verb=Identify&__proto__=x', 'badArgument'],
    ['verb=GetRecord', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=GetRecord&identifier=oai:antiquary.example:1', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=a"b', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=a&identifier=b', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:antiquary.example:01', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:elsewhere.example:1', 'idDoesNotExist'],
    [
      'verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:antiquary.example:2147483647',
      'idDoesNotExist',
    ],
    [
      'verb=GetRecord&metadataPrefix=marc21&identifier=oai:antiquary.example:1',
      'cannotDisseminateFormat',
    ],
    ['verb=ListMetadataFormats&identifier=oai:antiquary.example:999999', 'idDoesNotExist'],
    ['verb=ListSets', 'noSetHierarchy'],
    ['verb=ListSets&set=x', 'badArgument'],
    ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=mods', 'cannotDisseminateFormat'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=a', 'noSetHierarchy'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=a b', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01T24:00:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01T00:00:00', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01T00:00:00.000Z', 'badArgument'],
    [
      'verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01&until=2026-01-02T00:00:00Z',
      'badArgument',
    ],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-02&until=2026-01-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&until=1969-12-31', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=9999-01-01', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x', 'badArgument'],
    ['verb=ListRecords&resumptionToken=', 'badResumptionToken'],
    ['verb=ListIdentifiers&resumptionToken=eyJ4IjoxfQ', 'badResumptionToken'],
  ])('(%s) is answered %s', async (words, code) => {
    const answer = await ask(words);
    expect(answer.errors).toEqual([code]);
    const repeats = code !== 'badVerb' && code !== 'badArgument';
    expect(answer.request).toEqual(repeats ? Object.fromEntries(new URLSearchParams(words)) : {});
    documents.push(answer.xml);
  });

  it('that is bad has a valid answer, too', async () => {
    expect(await faultsOf(documents)).toEqual([]);
  });

  it('for the formats names Dublin Core, and none of a deleted record', async () => {
    const formats = (words = '') => ask(`verb=ListMetadataFormats${words}`);
    for (const words of ['', `&identifier=${identifier(living)}`]) {
      const answer = await formats(words);
      expect(answer.texts('metadataPrefix')).toEqual(['oai_dc']);
      expect(await faultsOf([answer.xml])).toEqual([]);
    }
    expect((await formats(`&identifier=${identifier(deleted)}`)).errors).toEqual([
      'noMetadataFormats',
    ]);
  });

  it('may come as a form by POST', async () => {
    const post = (body: string, type: string) =>
      fetch(new URL('/oai?verb=ListSets', catalogue.url), {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    const form = 'application/x-www-form-urlencoded';
    const answer = parseAnswer(await (await post('verb=Identify', form)).text());
    expect([answer.text('protocolVersion'), answer.request]).toEqual(['2.0', { verb: 'Identify' }]);
    expect((await post('{"verb":"Identify"}', 'application/json')).status).toBe(415);
    expect((await post(`verb=Identify&x=${'x'.repeat(20_000)}`, form)).status).toBe(413);
  });

  it.each(['/oai', '/%6fai'])('at %s is never answered from the cache', async (path) => {
    const read = async (verb: string) => {
      const words = new URLSearchParams({ verb, metadataPrefix: 'oai_dc' }).toString();
      const response = await catalogue.visitor.fetch('GET', `${path}?${words}`);
      return parseAnswer(await response.text());
    };
    for (let n = 0; n < 3; n += 1) await read('ListIdentifiers');
    const { id } = await catalogue.as(ada).add();
    const { records } = await read('ListIdentifiers');
    expect(records.at(-1)?.identifier).toBe(identifier(id));
    const [one, other] = await Promise.all([read('ListRecords'), read('ListIdentifiers')]);
    expect([one.request['verb'], other.request['verb']]).toEqual([
      'ListRecords',
      'ListIdentifiers',
    ]);
  });

  it('counts against the rate limit, and a long answer several times', async () => {
    const limited = await startCatalogue({ rateLimit: 10 });
    try {
      const text = 'x'.repeat(10_000);
      await limited.as(ada).run('{ viewer { uid } }');
      await fillCatalogue(
        limited.dataSource,
        Array.from({ length: 100 }, (_, n) => `Long ${n}`),
        () => ({ description: text, historicalContext: text }),
      );
      const words = 'verb=ListRecords&metadataPrefix=oai_dc';
      const first = await limited.visitor.fetch('GET', `/oai?${words}`);
      expect(first.status).toBe(200);
      await first.text();
      const statuses: number[] = [];
      let last = first;
      for (let n = 0; n < 6; n += 1) {
        last = await limited.visitor.fetch('GET', '/oai?verb=Identify');
        statuses.push(last.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });
});
