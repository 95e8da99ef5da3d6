import { codes } from '../support/catalogue';
import {
  ago,
  callers,
  claimsOf,
  MEMBER_EMAIL,
  refused,
  type RightsCatalogue,
  startRightsCatalogue,
} from '../support/rights';

let rights: RightsCatalogue;
beforeAll(async () => {
  rights = await startRightsCatalogue();
});
afterAll(() => rights.stop());

/** A page is the same for everyone: it shows what a visitor may read, or the bars around a spinner. */
describe.each(['/account', '/reset-password', '/privacy', '/terms'])('the page %s', (path) => {
  const read = async (token: string | null) => {
    const response = await rights
      .withToken(token)
      .fetch('GET', path, undefined, { accept: 'text/html' });
    return { status: response.status, html: await response.text() };
  };

  let forVisitors: string;
  beforeAll(async () => {
    forVisitors = (await read(null)).html;
  });

  it.each([...Object.entries(callers), ...Object.entries(refused)])(
    'is the same for %s',
    async (_who, token) => {
      const page = await read(token(rights.google));
      expect(page.status).toBe(200);
      expect(page.html).toBe(forVisitors);
      expect(page.html).not.toMatch(/@example\.org/i);
    },
  );
});

it('a token issued one minute in the future is accepted, because clocks differ', async () => {
  const token = rights.google.sign(
    claimsOf('member', MEMBER_EMAIL, { iat: ago(-60), auth_time: ago(-60) }),
  );
  const { data } = await rights.withToken(token).run('{ viewer { email } }');
  expect(data).toEqual({ viewer: { email: MEMBER_EMAIL } });
});

it.each(['error', 'nothing'] as const)(
  'while Google’s key server answers with %s, a new token is UNAVAILABLE and not refused',
  async (answer) => {
    const token = rights.google.sign(
      claimsOf('member', MEMBER_EMAIL, { iat: ago(answer.length * 100) }),
    );
    rights.google.answer = answer;
    try {
      const { status, errors, headers } = await rights.withToken(token).run('{ viewer { email } }');
      expect([status, codes({ errors })]).toEqual([503, ['UNAVAILABLE']]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      rights.google.answer = 'certificates';
    }
    const { data } = await rights.withToken(token).run('{ viewer { email } }');
    expect(data).toEqual({ viewer: { email: MEMBER_EMAIL } });
  },
);
