import { serverAudits } from 'graphql-http';
import { startCatalogue } from '../support/catalogue';

test('the audits of graphql-http: 58 pass, and CSRF prevention causes three notices', async () => {
  const catalogue = await startCatalogue();
  const audits = serverAudits({ url: `${catalogue.url}/graphql`, fetchFn: fetch });
  const results = await Promise.all(audits.map(({ fn }) => fn()));
  const named = (status: string) =>
    results.filter((result) => result.status === status).map(({ name }) => name);
  expect(named('error')).toEqual([]);
  expect(named('warn')).toEqual([]);
  expect(named('notice')).toHaveLength(3);
  expect(named('ok')).toHaveLength(58);
  await catalogue.stop();
});
