import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderer } from '../../client/render';
import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { SiteWithSettings } from '../support/site-with-settings';

/** What an operator could write, or copy from somewhere. */
const HOSTILE = `# Our <em>privacy</em> & yours

<script>alert(1)</script><img src=x onerror=alert(1)>

[run](javascript:alert(1)) [data](data:text/html,<script>alert(1)</script>) [good](https://example.org/a?b&c)

# Second heading

| a | b |
| - | - |
| 1 | 2 |
`;

let policyDir: string;
let catalogue: TestCatalogue;
beforeAll(async () => {
  policyDir = mkdtempSync(join(tmpdir(), 'antiquary-policies-'));
  writeFileSync(join(policyDir, 'privacy.md'), HOSTILE);
  catalogue = await startCatalogue({
    policyDir,
    contact: 'curator@example.org',
    createRenderer,
  });
});
afterAll(async () => {
  await catalogue.stop();
  rmSync(policyDir, { recursive: true });
});

const read = async (kind: string) =>
  (await catalogue.visitor.run(`{ policy(kind: ${kind}) { title html } }`)).data.policy as {
    title: string;
    html: string;
  };

const pageAt = async (path: string) =>
  (await catalogue.visitor.fetch('GET', path, undefined, { accept: 'text/html' })).text();

describe('the operator’s own text', () => {
  it('gives the page its heading, and later headings are below it', async () => {
    const { title, html } = await read('PRIVACY');
    expect(title).toBe('Our <em>privacy</em> & yours');
    expect(html).not.toContain('<h1');
    expect(html).toContain('<h2>Second heading</h2>');
    expect(html).toContain('<table>');
  });

  it('runs no script: HTML is shown as text, and such links are none', async () => {
    const { html } = await read('PRIVACY');
    expect(html).not.toMatch(/<(script|img)|href="(javascript|data):/i);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('<a href="https://example.org/a?b&amp;c">good</a>');
  });

  it('is on the page that the server renders', async () => {
    const html = await pageAt('/privacy');
    expect(html).toContain('<title>Privacy · Antiquary</title>');
    expect(html).toContain('<h2>Second heading</h2>');
    expect(html).not.toContain('<script>alert');
  });
});

describe('without a text of the operator', () => {
  it('the page says what the program does, and whom to ask', async () => {
    const { title, html } = await read('TERMS');
    expect(title).toBe('Terms of use');
    expect(html).toContain('The operator of this catalogue has published no terms of use.');
    expect(html).toContain('href="mailto:curator@example.org"');
    expect(await pageAt('/terms')).toContain('The operator of this catalogue has published no');
  });
});

it('the footer of every page leads to the policies and to the operator', async () => {
  const html = await pageAt('/');
  for (const address of ['/privacy', '/terms', 'mailto:curator@example.org']) {
    expect(html).toContain(`href="${address}"`);
  }
});

it('the sitemap names the policies', async () => {
  const response = await catalogue.visitor.fetch('GET', '/sitemap-pages.xml');
  const text = await response.text();
  expect(text).toContain('https://antiquary.example/privacy<');
  expect(text).toContain('https://antiquary.example/terms<');
});

it('without CONTACT the footer names no address', async () => {
  const other = await startCatalogue({ createRenderer });
  const html = await (
    await other.visitor.fetch('GET', '/', undefined, { accept: 'text/html' })
  ).text();
  await other.stop();
  expect(html).not.toContain('mailto:');
  expect(html).toContain('href="/privacy"');
});

describe('the default text about privacy', () => {
  it.each([
    [true, 'Signed-in members can read your e-mail address'],
    [false, 'Only moderators can read your e-mail address'],
  ])('says who reads addresses, as the site has it: %s', async (showAddresses, words) => {
    const settings = await SiteWithSettings.create({ showAddresses });
    const other = await startCatalogue({ site: settings.site });
    const { data } = await other.visitor.run('{ policy(kind: PRIVACY) { html } }');
    await other.stop();
    await settings.remove();
    expect(data.policy.html).toContain(words);
    expect(data.policy.html).not.toContain('at most once a day');
  });

  it('says that mail is sent where it is', async () => {
    const mail = {
      host: '127.0.0.1',
      port: 1,
      isEncrypted: false,
      login: null,
      from: 'a@b.example',
    };
    const other = await startCatalogue({ mail });
    const { data } = await other.visitor.run('{ policy(kind: PRIVACY) { html } }');
    await other.stop();
    expect(data.policy.html).toContain('at most once a day');
  });
});
