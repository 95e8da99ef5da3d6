/** A link of a page or of a response to another resource (RFC 8288). */
export interface Link {
  rel: string;
  /** Absolute. */
  href: string;
  /** The media type of the other resource. */
  type?: string;
}

/** The value of the header `Link`. */
export const linkHeader = (links: readonly Link[]): string =>
  links
    .map(({ href, rel, type }) => `<${href}>; rel="${rel}"${type ? `; type="${type}"` : ''}`)
    .join(', ');
