/**
 * The rights that the forms offer for a picture, by their canonical URI: the usual licences of Creative
 * Commons and the statements of rightsstatements.org, with the label that readers see.
 */
export const pictureRights: Readonly<Record<string, string>> = {
  'https://creativecommons.org/publicdomain/mark/1.0/': 'Public Domain Mark 1.0',
  'https://creativecommons.org/publicdomain/zero/1.0/': 'CC0 1.0 (no rights reserved)',
  'https://creativecommons.org/licenses/by/4.0/': 'CC BY 4.0',
  'https://creativecommons.org/licenses/by-sa/4.0/': 'CC BY-SA 4.0',
  'https://creativecommons.org/licenses/by-nd/4.0/': 'CC BY-ND 4.0',
  'https://creativecommons.org/licenses/by-nc/4.0/': 'CC BY-NC 4.0',
  'https://creativecommons.org/licenses/by-nc-sa/4.0/': 'CC BY-NC-SA 4.0',
  'https://creativecommons.org/licenses/by-nc-nd/4.0/': 'CC BY-NC-ND 4.0',
  'https://creativecommons.org/licenses/by/3.0/': 'CC BY 3.0',
  'https://creativecommons.org/licenses/by-sa/3.0/': 'CC BY-SA 3.0',
  'http://rightsstatements.org/vocab/InC/1.0/': 'In Copyright',
  'http://rightsstatements.org/vocab/InC-OW-EU/1.0/': 'In Copyright – EU Orphan Work',
  'http://rightsstatements.org/vocab/InC-EDU/1.0/': 'In Copyright – Educational Use Permitted',
  'http://rightsstatements.org/vocab/InC-NC/1.0/': 'In Copyright – Non-Commercial Use Permitted',
  'http://rightsstatements.org/vocab/InC-RUU/1.0/':
    'In Copyright – Rights-Holder(s) Unlocatable or Unidentifiable',
  'http://rightsstatements.org/vocab/NoC-CR/1.0/': 'No Copyright – Contractual Restrictions',
  'http://rightsstatements.org/vocab/NoC-NC/1.0/': 'No Copyright – Non-Commercial Use Only',
  'http://rightsstatements.org/vocab/NoC-OKLR/1.0/':
    'No Copyright – Other Known Legal Restrictions',
  'http://rightsstatements.org/vocab/NoC-US/1.0/': 'No Copyright – United States',
  'http://rightsstatements.org/vocab/CNE/1.0/': 'Copyright Not Evaluated',
  'http://rightsstatements.org/vocab/UND/1.0/': 'Copyright Undetermined',
  'http://rightsstatements.org/vocab/NKC/1.0/': 'No Known Copyright',
};

const LICENCES = ['by', 'by-sa', 'by-nd', 'by-nc', 'by-nc-sa', 'by-nc-nd'];

/**
 * The versions of Creative Commons' six licences, each with the jurisdictions that it was ported to. A
 * dash stands for the licence that was not ported.
 */
const PORTS: Readonly<Record<string, string>> = {
  '2.0': '- at au be br ca cl de es fr hr it jp kr nl pl tw uk za',
  '2.1': 'au ca es jp',
  '2.5':
    '- ar au bg br ca ch cn co dk es hr hu il in it mk mt mx my nl pe pl pt scotland se si tw za',
  '3.0':
    '- am at au az br ca ch cl cn cr cz de ec ee eg es fr ge gr gt hk hr ie igo it lu nl no nz ph pl pr ' +
    'pt ro rs sg th tw ug us ve vn za',
  '4.0': '-',
};

const creativeCommons = LICENCES.flatMap((licence) =>
  Object.entries(PORTS).flatMap(([version, ports]) =>
    ports
      .split(' ')
      .map((port) => (port === '-' ? '' : `${port}/`))
      .map((port) => `https://creativecommons.org/licenses/${licence}/${version}/${port}`),
  ),
);

/** Host and path of an address, as `canonical` has them. */
const placeOf = ({ hostname, pathname }: URL) =>
  `${hostname.replace(/^www\./, '')}${pathname}`
    .toLowerCase()
    .replace(/^(rightsstatements\.org)\/page\//, '$1/vocab/')
    // The page of a licence in a language: "deed.de", "legalcode.fr".
    .replace(/^(creativecommons\.org\/.+)\/(?:deed|legalcode|rdf)(?:[._-][^/]*)?$/, '$1')
    .replace(/\/$/, '');

const canonical = new Map(
  [...Object.keys(pictureRights), ...creativeCommons].map((uri) => [placeOf(new URL(uri)), uri]),
);

/**
 * The canonical URI of the licence or statement that an address means: with http or https, of its page
 * in any language, with or without the slash at its end.
 * @returns null for an address of nothing else.
 */
export function rightsUri(text: string): string | null {
  const address = text.trim().replace(/^(?!https?:\/\/)/i, 'https://');
  return URL.canParse(address) ? (canonical.get(placeOf(new URL(address))) ?? null) : null;
}
