import { standInFaces } from './font-faces';
import { printStyle } from './print-style';
import { color, font, size } from './theme';

const rules = `
  ${standInFaces}
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; }
  body {
    min-height: 100vh;
    background: ${color.cream};
    color: ${color.ink};
    font: ${size.md}/1.6 ${font.text};
  }
  h1, h2, h3, h4 {
    font-family: ${font.display};
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h1 { font-size: ${size.h1}; }
  h2 { font-size: ${size.h2}; }
  h3 { font-size: ${size.xl}; }
  h1:focus, main:focus { outline: none; }
  a { color: ${color.accent}; text-underline-offset: 0.2em; }
  p { overflow-wrap: anywhere; }
  p, li { text-wrap: pretty; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  /* The light ground of the drawings would glare in the dark. */
  @media screen and (prefers-color-scheme: dark) {
    img:is([src*='/plates/'], [data-link*='/plates/']) { filter: brightness(0.85); }
  }
  /* Shadows and shades vanish under forced colours. A border then sets a dialog off. */
  @media (forced-colors: active) {
    [role='alertdialog'] { border: 2px solid; }
  }
  ${printStyle}
`;

/**
 * A style element that React manages, so that hydration keeps the element of the server. Replacing it
 * would load its fonts and rules again, and lay out every text again.
 */
export const GlobalStyle = () => (
  <style href="global" precedence="global">
    {rules}
  </style>
);
