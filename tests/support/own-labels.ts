/** What the specified fields are called where the site has no labels of its own. */
const SPECIFIED = [
  ...['Artifact Name', 'Name', 'Artifact Type', 'Type', 'Image URL', 'Image'],
  ...['Created At', 'Created', 'Made', 'Discovered At', 'Found', 'Discovered By', 'Found by'],
  ...['Present Location', 'Location', 'Now in', 'Historical Context', 'Description'],
].map((label) => label.toLowerCase());

const NAMES = [
  ...['artifactName', 'artifactType', 'image', 'createdAt', 'discoveredAt', 'discoveredBy'],
  ...['presentLocation', 'historicalContext', 'description'],
];

/** A label of the operator's own for every specified field. */
export const ownLabels = Object.fromEntries(
  NAMES.map((name, nth) => [name, { label: `Own label ${nth + 1}` }]),
);

/** The texts that are the label of a specified field, or begin with one before a year. */
export const specifiedLabelsIn = (texts: readonly string[]): string[] =>
  texts
    .map((text) => text.trim())
    .filter((text) => {
      const label = text.replace(/(?: \(optional\))?:?$/u, '').toLowerCase();
      return SPECIFIED.includes(label) || /^Made \d/u.test(text);
    });

/** The texts of a page, each as its element has it, and the labels in its attributes. */
export function textsOf(page: ParentNode): string[] {
  return [...page.querySelectorAll('*')]
    .filter((element) => !element.matches('script, style'))
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? ''),
      ...['aria-label', 'placeholder', 'title', 'data-column'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    ]);
}
