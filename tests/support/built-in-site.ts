import { runtimeConfig, setRuntimeConfig } from '../../client/runtime-config';
import { type DeclaredFact, setSite } from '../../client/site';
import { paletteCss } from '../../server/site/palette';
import { readSite } from '../../server/site/read-site';

/** The site without an operator's folder, as the pages show it. */
export const builtInSite = readSite(null);

/** The rules with the colours of the built-in site. */
export const builtInPalette = paletteCss(builtInSite.palette);

/** Gives pages in jsdom what the server would have written into them, by default for the built-in facts. */
export function provideSite(facts: DeclaredFact[] = builtInSite.identity.record.facts): void {
  const config = {
    publicUrl: 'http://localhost:4000',
    site: { ...builtInSite.identity, record: { ...builtInSite.identity.record, facts } },
    firebase: { config: { apiKey: 'x' }, emulatorUrl: null },
  };
  document.getElementById('runtime-config')?.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="runtime-config">${JSON.stringify(config)}</script>`,
  );
  // The configuration is read once, but each page may have other facts.
  const { site, ...others } = runtimeConfig();
  setRuntimeConfig({ ...others, site: { ...site, record: { ...site.record, facts } } });
  setSite(builtInSite.content, builtInPalette);
}

/** The options of a router whose route with the ID `page` has loaded the content of the site. */
export const loadedSite = { hydrationData: { loaderData: { page: builtInSite.content } } };
