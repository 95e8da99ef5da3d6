import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { initSite } from '../server/operator/site-folder';
import { createAccount, fillSignIn } from '../tests/support/accounts';
import { Caller } from '../tests/support/caller';
import { startProduct } from '../tests/support/product';

const WIDTHS = [360, 768, 1440];
const FINDER = { email: 'finder@example.org', displayName: 'Fran Finder' };

interface Find {
  artifactName: string;
  artifactType: string;
  /** The drawing that stands for a photograph. */
  drawing: string;
  createdAt: string;
  facts: Record<string, string[]>;
}

/** Finds of one parish, invented, with drawings of the sample catalogue. */
const FINDS: readonly Find[] = [
  {
    artifactName: 'Flat axehead',
    artifactType: 'AXEHEAD',
    drawing: 'otzi-copper-axe',
    createdAt: 'c. 2300–2000 BC',
    facts: {
      findNumber: ['FEN-0412'],
      broadPeriod: ['Bronze Age'],
      material: ['Copper alloy'],
      completeness: ['Complete'],
      weight: ['412 g'],
      discoveryMethod: ['Metal detector'],
      gridReference: ['NZ 072 661'],
    },
  },
  {
    artifactName: 'Handaxe',
    artifactType: 'AXEHEAD',
    drawing: 'olduvai-handaxe',
    createdAt: 'unknown',
    facts: {
      findNumber: ['FEN-0398'],
      broadPeriod: ['Palaeolithic'],
      material: ['Flint'],
      manufacture: ['Knapped'],
      discoveryMethod: ['Fieldwalking'],
    },
  },
  {
    artifactName: 'Dagger with its sheath',
    artifactType: 'DAGGER',
    drawing: 'gold-dagger-of-ur',
    createdAt: '16th century BC',
    facts: {
      findNumber: ['FEN-0377'],
      broadPeriod: ['Bronze Age'],
      material: ['Copper alloy'],
      discoveryMethod: ['Metal detector'],
    },
  },
  {
    artifactName: 'Vessel of the temple field',
    artifactType: 'POTTERY_VESSEL',
    drawing: 'three-handled-vase-of-mycenae',
    createdAt: 'c. AD 120–180',
    facts: {
      findNumber: ['FEN-0365'],
      broadPeriod: ['Roman'],
      material: ['Ceramic'],
      completeness: ['Incomplete'],
      discoveryMethod: ['Chance find'],
    },
  },
];

/**
 * Takes the pictures of a site for archaeological finds, as `site init --record finds` writes it: gallery,
 * record, browse page and form.
 */
export async function takeFinds(page: Page): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'antiquary-finds-'));
  const site = join(folder, 'site');
  initSite(site, 'finds');
  const product = await startProduct({ env: { SITE_DIR: site } });
  try {
    const { token } = await createAccount(product, FINDER);
    const finder = new Caller(product.url, token);
    for (const { drawing, facts, ...find } of FINDS.toReversed()) {
      await finder.add({
        ...find,
        image: `${product.url}/plates/${drawing}.svg`,
        imageAlt: 'A drawing that stands for the photograph.',
        discoveredAt: 'Fenwick, Northumberland',
        presentLocation: 'With the finder',
        historicalContext: '',
        discoveredBy: FINDER.displayName,
        facts: Object.entries(facts).map(([key, values]) => ({ key, values })),
      });
    }
    await takeAll(page, product.url, [
      ['gallery', '/all-artifacts'],
      ['record', `/records/${FINDS.length}`],
      ['browse', '/browse'],
    ]);
    await page.goto(`${product.url}/signin`);
    await fillSignIn(page, FINDER.email);
    await page.waitForURL((url) => url.pathname !== '/signin');
    await takeAll(page, product.url, [['form', '/add-artifacts']]);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true });
  }
}

async function takeAll(page: Page, url: string, screens: readonly (readonly [string, string])[]) {
  for (const [name, path] of screens) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url + path, { waitUntil: 'networkidle' });
      const file = `docs/images/finds-${name}-${width}.jpg`;
      await page.screenshot({ path: file, type: 'jpeg', quality: 60 });
    }
  }
}
