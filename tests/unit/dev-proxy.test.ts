import { readdirSync } from 'node:fs';
import { answeredByVite, SERVED } from '../../scripts/dev-proxy';
import { examples, pages } from '../support/visited-addresses';

/** Who answers an address while `npm run dev` runs. */
function answers(url: string, accept: string, method = 'GET'): 'server' | 'Vite' {
  const isServed = new RegExp(SERVED).test(url);
  return isServed && answeredByVite({ method, url, headers: { accept } }) === null
    ? 'server'
    : 'Vite';
}

// GraphiQL is built of sources.
const ofServer = Object.values(examples)
  .flat()
  .filter((url) => url !== '/graphiql.html');

it.each(ofServer)('the server answers %s', (url) => {
  expect(answers(url, '*/*')).toBe('server');
});

it.each(['/pictures', '/sheets', `/unsubscribe/${'0'.repeat(48)}`, '/graphql'])(
  'the server takes what is sent to %s',
  (url) => {
    expect(answers(url, 'text/html', 'POST')).toBe('server');
  },
);

it.each([...pages, '/records/1', '/records/1?picture=2', '/graphql'])(
  'Vite answers a browser that opens %s',
  (url) => {
    expect(answers(url, 'text/html,*/*')).toBe('Vite');
  },
);

const folders = readdirSync('client', { withFileTypes: true }).filter((one) => one.isDirectory());

it.each(folders.map(({ name }) => name))('Vite answers for the sources in client/%s', (folder) => {
  expect(answers(`/${folder}/Some.tsx`, '*/*')).toBe('Vite');
});
