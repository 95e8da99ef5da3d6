/**
 * The colours of the screen. A token has a light value, and a dark one for visitors whose system prefers
 * it; those of a visitor who prefers more contrast follow where they differ. Text then passes WCAG AAA,
 * else AA, on the surfaces `paper`, `cream`, `amber` and `orange`.
 */
export const palette = {
  /** Text. */
  '--ink': { light: '#2b1d0e', dark: '#f7ecd9' },
  '--ink-soft': {
    light: '#5f4a35',
    dark: '#d3bf9f',
    moreLight: '#2b1d0e',
    moreDark: '#f7ecd9',
  },
  /** Links and small capitals. */
  '--accent': { light: '#9a3412', dark: '#f5b378', moreLight: '#6b210a', moreDark: '#ffd8b0' },
  /** Surfaces, from the sheets of a page to its warmest tint. */
  '--paper': { light: '#ffffff', dark: '#231a12' },
  '--cream': { light: '#fffaf0', dark: '#1a130c' },
  '--amber': { light: '#fef3c7', dark: '#3a2815' },
  '--orange': { light: '#ffedd5', dark: '#3b2517' },
  /** The neutral ground behind a picture that does not fill its frame. */
  '--mount': { light: '#f1ece2', dark: '#2f261c' },
  /** Filled controls, with text in `--on-primary`; marks in the colour of the brand. */
  '--primary': { light: '#b45309', dark: '#f2a65a', moreLight: '#7c2d12', moreDark: '#ffc98f' },
  '--primary-hover': {
    light: '#92400e',
    dark: '#ffc182',
    moreLight: '#5b1f0b',
    moreDark: '#ffe2c2',
  },
  '--on-primary': { light: '#ffffff', dark: '#1f1408' },
  /** Messages of failures, and controls that destroy, with text in `--on-primary`. */
  '--danger': { light: '#b91c1c', dark: '#ff9b8f', moreLight: '#8b1010', moreDark: '#ffc4bc' },
  '--danger-hover': {
    light: '#991b1b',
    dark: '#ffb8af',
    moreLight: '#6d0b0b',
    moreDark: '#ffe0dc',
  },
  '--success': { light: '#166534', dark: '#8fe0ad' },
  /** The dark band of the footer, and the badge. */
  '--night': { light: '#2b1d0e', dark: '#0f0a06' },
  /** Hairlines are decoration; the borders of controls stand out 3:1 from paper. */
  '--line': { light: '#ecd9b8', dark: '#4b3b28', moreLight: '#7a6240', moreDark: '#a98f69' },
  '--control': { light: '#97774c', dark: '#9c8460', moreLight: '#4a3418', moreDark: '#d8c4a6' },
  /** Covers the page below a dialog. */
  '--shade': { light: 'rgb(43 29 14 / 0.55)', dark: 'rgb(0 0 0 / 0.7)' },
} as const;

type Variant = 'light' | 'dark' | 'moreLight' | 'moreDark';

const declarations = (variant: Variant) =>
  Object.entries<Partial<Record<Variant, string>>>(palette)
    .flatMap(([property, { [variant]: value }]) => (value ? `${property}: ${value};` : []))
    .join(' ');

/** Declares the tokens as custom properties. Paper has the light ones. */
export const paletteStyle = `
  :root { color-scheme: light dark; ${declarations('light')} }
  @media (prefers-contrast: more) {
    :root { ${declarations('moreLight')} }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root { ${declarations('dark')} }
  }
  @media screen and (prefers-color-scheme: dark) and (prefers-contrast: more) {
    :root { ${declarations('moreDark')} }
  }
  @media print {
    :root { color-scheme: light; }
  }
`;
