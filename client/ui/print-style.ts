/**
 * The rules for paper: black on white, cards in columns, no picture or card broken over two pages.
 * Bars, buttons and other parts for the screen hide themselves in their own styles. `#root` raises the
 * specificity above that of the components.
 */
export const printStyle = `
  @media screen {
    .print-only { display: none; }
  }
  @media print {
    @page { margin: 16mm 14mm; }
    :root {
      --ink-soft: #000;
      --accent: #000;
      --line: #999;
    }
    body { min-height: 0; background: none; font-size: 10.5pt; line-height: 1.45; }
    body, #root * {
      color: #000;
      text-shadow: none;
    }
    #root *, #root *::before, #root *::after {
      background: none;
      box-shadow: none;
      transition: none;
    }
    #root main { min-height: 0; }
    #root main > div { max-width: none; padding: 0; }
    #root .print-only {
      margin-top: 8mm;
      padding-top: 2mm;
      border-top: 1px solid #999;
      font-size: 9pt;
    }
    #root :is(button:not([aria-expanded]), form, [role='status']:empty, .screen-only) { display: none; }
    #root article a { text-decoration: none; }
    h1, h2, h3 { break-after: avoid; }
    h1 { font-size: 22pt; }
    p { orphans: 3; widows: 3; }
    img, figure, tr, dl > div { break-inside: avoid; }
    /* A card of a grid, but not an artifact or a civilization, which may take several pages. */
    #root div > article:not(:only-of-type), #root tr { break-inside: avoid; }
    #root div:has(> article ~ article) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 6mm 5mm;
    }
    /* The picture of an artifact or a civilization leaves room for the first facts on its page. */
    #root article > img, #root article:only-of-type > :first-child img {
      width: auto;
      max-width: 100%;
      height: auto;
      max-height: 95mm;
      margin-inline: auto;
      border-radius: 0;
    }
    #root td:last-child { display: none; }
  }
`;
