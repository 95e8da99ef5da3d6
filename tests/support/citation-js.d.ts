/** What the tests use of a library without types. */
declare module '@citation-js/core' {
  export const plugins: {
    /** Reads an input of any known form. @returns a list of items in CSL-JSON */
    input: { chain: (data: unknown) => unknown };
  };
}
declare module '@citation-js/plugin-bibtex';
