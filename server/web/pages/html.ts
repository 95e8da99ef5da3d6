const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for an HTML document, or for an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON in a page, escaped so that it cannot end its script element. */
export const dataScript = (type: string, json: string, attributes = ''): string =>
  `<script type="${type}"${attributes}>${json.replaceAll('<', '\\u003c')}</script>`;

/** JSON for the page's own scripts. */
export const jsonScript = (id: string, json: string): string =>
  dataScript('application/json', json, ` id="${id}"`);
