import fc from 'fast-check';
import { routes } from '../../rest-compat/routes';
import { documentedForm } from '../rest-compat/support/rest';
import { ben } from '../support/catalogue';
import { RUNS_OF_A_FORM, testProperty } from '../support/hostile/property-test';
import { asRest, Trial, whoever } from '../support/hostile/trial';
import {
  headerText,
  json as anything,
  mostly,
  corrupted,
  text,
  wordOf,
} from '../support/hostile/values';

let trial: Trial;
beforeAll(async () => {
  trial = await Trial.start();
});
afterEach(() => trial.expectUnharmed());
afterAll(() => trial.stop());

const encoded = text.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 5_000));
const malformed = fc
  .array(wordOf('% %zz %c0%ae %ff %00 %2f %2e%2e . ; ? # // a'))
  .map((parts) => parts.join(''));
const segment = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map(String),
  fc.constantFrom(
    ben.email,
    encodeURIComponent(ben.email),
    'nobody@example.org',
    '2147483648',
    '-1',
  ),
  encoded,
  malformed,
);

const email = fc.oneof(fc.constantFrom(ben.email, ` ${ben.email.toUpperCase()}`), anything);
const fields = Object.entries(documentedForm()).map(([name, value]) => [
  name,
  mostly(fc.oneof(fc.constant(value), text)),
]);
const form = fc.record({ ...Object.fromEntries(fields), userEmail: email }, { requiredKeys: [] });
const body = fc.oneof(
  mostly(form).map((value) => JSON.stringify(value)),
  corrupted(form.map((value) => JSON.stringify(value))),
);
const json = { weight: 4, arbitrary: fc.constant('application/json') };
const type = fc.oneof(json, headerText);

describe.each(routes.map(({ method, path }) => ({ method, path })))(
  '$method /api$path',
  ({ method, path }) => {
    const segments = fc.array(segment, { minLength: 2, maxLength: 2 });

    testProperty(
      'is answered or refused',
      fc.tuple(whoever, segments, body, type),
      async ([who, values, whole, contentType]) => {
        const remaining = [...values];
        const address = `/api${path.replace(/:\w+/g, () => remaining.shift() ?? '')}`;
        const sent =
          method === 'GET' ? {} : { body: whole, headers: { 'content-type': contentType } };
        const answer = await trial.send(who, address, { method, ...sent });
        asRest(answer);
      },
      RUNS_OF_A_FORM,
    );
  },
);

const method = wordOf('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE SEARCH PROPFIND');
const start = wordOf(
  '/ // /api /api/ /graphql/ /artifactsdetails/ /civilization/ /assets/ /readyz',
);
const anywhere = fc
  .tuple(start, fc.array(segment, { maxLength: 3 }))
  .map(([path, rest]) => path + rest.join('/'));

testProperty(
  'any method of any address is answered or refused',
  fc.tuple(whoever, method, anywhere),
  async ([who, verb, address]) => {
    const answer = await trial.send(who, address, { method: verb });
    if (verb !== 'HEAD' && answer.headers['content-type']?.includes('json')) asRest(answer);
  },
);
