/** Vocabularies whose addresses end in an identifier. */
const VOCABULARIES: readonly [name: string, address: RegExp][] = [
  ['Getty AAT', /^https?:\/\/vocab\.getty\.edu\/(?:page\/)?aat\/(\d+)$/],
  ['Getty TGN', /^https?:\/\/vocab\.getty\.edu\/(?:page\/)?tgn\/(\d+)$/],
  ['Getty ULAN', /^https?:\/\/vocab\.getty\.edu\/(?:page\/)?ulan\/(\d+)$/],
  ['Wikidata', /^https?:\/\/www\.wikidata\.org\/(?:wiki|entity)\/(Q\d+)$/],
  ['GeoNames', /^https?:\/\/(?:sws|www)\.geonames\.org\/(\d+)\/?$/],
  ['VIAF', /^https?:\/\/viaf\.org\/viaf\/(\d+)\/?$/],
  ['GND', /^https?:\/\/d-nb\.info\/gnd\/([\dX-]+)$/],
];

/** The identifier in an address, such as "Getty AAT 300020251"; of an unknown vocabulary its host. */
export function identifierLabel(address: string): string {
  for (const [name, pattern] of VOCABULARIES) {
    const identifier = pattern.exec(address)?.[1];
    if (identifier !== undefined) return `${name} ${identifier}`;
  }
  return URL.canParse(address) ? new URL(address).hostname : address;
}
