/**
 * The design tokens. A styled component imports the tokens that it needs, so that no ThemeProvider is
 * necessary. Those of colours are custom properties: the operator's site has their values.
 */
export const color = {
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  accent: 'var(--accent)',
  paper: 'var(--paper)',
  cream: 'var(--cream)',
  amber: 'var(--amber)',
  orange: 'var(--orange)',
  mount: 'var(--mount)',
  primary: 'var(--primary)',
  primaryHover: 'var(--primary-hover)',
  onPrimary: 'var(--on-primary)',
  danger: 'var(--danger)',
  dangerHover: 'var(--danger-hover)',
  success: 'var(--success)',
  night: 'var(--night)',
  onNight: 'var(--on-night)',
  /** Words and marks on a darkened picture. */
  onPicture: '#ffffff',
  line: 'var(--line)',
  control: 'var(--control)',
  focus: 'var(--accent)',
  shade: 'var(--shade)',
} as const;

/** Each web font is followed by its fallback with the same metrics: see font-faces.ts. */
export const font = {
  display: "'Fraunces Variable', 'Fraunces Stand-in', Georgia, serif",
  text: "'Source Sans 3 Variable', 'Source Sans 3 Stand-in', system-ui, sans-serif",
} as const;

export const size = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  section: '1.5rem',
  h2: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)',
  h1: 'clamp(2rem, 1.5rem + 2.2vw, 3rem)',
} as const;

export const space = {
  xs: '0.25rem',
  sm: '0.5rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2.5rem',
  xxl: '4rem',
} as const;

export const radius = { sm: '4px', md: '8px', lg: '14px', round: '999px' } as const;

export const shadow = {
  low: '0 1px 2px rgb(43 29 14 / 0.08), 0 2px 8px rgb(43 29 14 / 0.06)',
  high: '0 4px 10px rgb(43 29 14 / 0.1), 0 12px 32px rgb(43 29 14 / 0.14)',
} as const;

export const motion = { fast: '140ms ease-out', slow: '260ms ease-out' } as const;

/** Widths from which a layout changes: use as `@media (min-width: ${from.tablet})`. */
export const from = {
  narrow: '21.25rem',
  phone: '36rem',
  tablet: '48rem',
  desktop: '64rem',
  wide: '80rem',
} as const;

/** Phones on which controls of full size would leave no room for the content. */
export const shortPhone = '(max-width: 36rem) and (max-height: 44rem)';

export const layout = {
  /** On a screen of 1,920 px the content is 1,440 px wide. */
  page: 'clamp(76rem, 79.2vw, 95rem)',
  prose: '42rem',
  gutter: 'clamp(1rem, 4vw, 2.5rem)',
} as const;
