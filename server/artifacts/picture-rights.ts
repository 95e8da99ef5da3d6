/**
 * The rights that a picture may have, by their canonical URI: the licences of Creative Commons and the
 * statements of rightsstatements.org, with the label that readers see.
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

const bare = (uri: string) =>
  uri
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');

const canonical = new Map(Object.keys(pictureRights).map((uri) => [bare(uri), uri]));

/**
 * The URI of the list that a text means: with http or https, with or without the slash at its end.
 * @returns null for a URI that is not in the list.
 */
export const rightsUri = (text: string): string | null => canonical.get(bare(text)) ?? null;
