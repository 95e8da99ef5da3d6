import type { Colours, Palette, SiteFile } from './site-schema';

type Token = keyof Colours;

/** Two colours that stand side by side, and how much they must stand out (WCAG 2.2, 1.4.3 and 1.4.11). */
interface Pair {
  front: Token;
  ground: Token;
  least: number;
}

const pairs = (front: readonly Token[], grounds: readonly Token[], least: number): Pair[] =>
  grounds.flatMap((ground) => front.map((token) => ({ front: token, ground, least })));

/** Every pair of colours that the pages use. */
const PAIRS: readonly Pair[] = [
  ...pairs(['ink', 'inkSoft', 'accent'], ['paper', 'cream', 'amber', 'orange'], 4.5),
  ...pairs(['danger'], ['paper', 'orange'], 4.5),
  ...pairs(['success'], ['amber'], 4.5),
  ...pairs(['onPrimary'], ['primary', 'primaryHover', 'danger', 'dangerHover'], 4.5),
  ...pairs(['control'], ['paper', 'cream'], 3),
];

/** Text on the dark band of the footer, in every variant. */
const ON_NIGHT = '#fdebc8';

/**
 * The colours of an operator over those of the built-in site. A colour that the operator changes has no
 * stronger variant, unless the operator names one.
 */
export function mergePalette(builtIn: Palette, own: NonNullable<SiteFile['colours']>): Palette {
  const { light = {}, dark = {}, moreLight = {}, moreDark = {} } = own;
  return {
    light: { ...builtIn.light, ...light },
    dark: { ...builtIn.dark, ...dark },
    moreLight: { ...without(builtIn.moreLight, light), ...moreLight },
    moreDark: { ...without(builtIn.moreDark, dark), ...moreDark },
  };
}

const without = (colours: Partial<Colours>, changed: Partial<Colours>): Partial<Colours> =>
  Object.fromEntries(Object.entries(colours).filter(([token]) => !Object.hasOwn(changed, token)));

/** What is wrong with the colours: each pair that stands out too little for WCAG AA. */
export function paletteFaults({ light, dark, moreLight, moreDark }: Palette): string[] {
  const variants = {
    light,
    dark,
    moreLight: { ...light, ...moreLight },
    moreDark: { ...dark, ...moreDark },
  };
  return Object.entries(variants).flatMap(([variant, colours]) => [
    ...PAIRS.flatMap(({ front, ground, least }) => {
      const found = contrast(colours[front], colours[ground]);
      return found >= least
        ? []
        : [
            `colours.${variant}: ${front} (${colours[front]}) on ${ground} (${colours[ground]}) has a contrast of ${found.toFixed(2)}, and needs ${least}`,
          ];
    }),
    ...(contrast(ON_NIGHT, colours.night) >= 4.5
      ? []
      : [
          `colours.${variant}: night (${colours.night}) is too light for the text ${ON_NIGHT} on it`,
        ]),
  ]);
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a colour such as #9a3412, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Declares the colours as custom properties, such as `--ink-soft`, for the styles of the pages. Paper has
 * the light ones.
 */
export function paletteCss({ light, dark, moreLight, moreDark }: Palette): string {
  const darkScreen = 'screen and (prefers-color-scheme: dark)';
  return [
    `:root{color-scheme:light dark;--on-night:${ON_NIGHT};--shade:rgb(43 29 14 / 0.55);${declarations(light)}}`,
    `@media (prefers-contrast:more){:root{${declarations(moreLight)}}}`,
    `@media ${darkScreen}{:root{--shade:rgb(0 0 0 / 0.7);${declarations(dark)}}}`,
    `@media ${darkScreen} and (prefers-contrast:more){:root{${declarations(moreDark)}}}`,
    '@media print{:root{color-scheme:light}}',
  ].join('');
}

const declarations = (colours: Partial<Colours>): string =>
  Object.entries(colours)
    .map(
      ([token, colour]) =>
        `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
    )
    .join(';');
