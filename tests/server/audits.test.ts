import { serverAudits } from 'graphql-http';
import { startCatalogue } from '../support/catalogue';

test('graphql-http’s audits: 58 ok, and three notices, the price of CSRF prevention', async () => {
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
