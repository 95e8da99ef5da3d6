import XMLBuilder from 'fast-xml-builder';

/** The content of an element. A list makes several elements of one name; `@NAME` is an attribute. */
type XmlContent = string | number | XmlElement | readonly (string | number | XmlElement)[];

/** Elements by their names, in order; `#text` is the text of an element that has attributes. */
export interface XmlElement {
  readonly [name: string]: XmlContent;
}

/** The characters that XML 1.0 has no form for, not even an escaped one. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const withoutForbidden = (_name: string, value: unknown): string =>
  String(value).replace(FORBIDDEN, '');

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
  tagValueProcessor: withoutForbidden,
  attributeValueProcessor: withoutForbidden,
});

/** Writes elements without a document around them. */
export const writeElements = (elements: XmlElement): string => builder.build(elements);

/** Writes a document with this root element. Characters that XML forbids are left out of the texts. */
export const writeXml = (root: XmlElement): string =>
  writeElements({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root });
