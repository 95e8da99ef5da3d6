import { z } from 'zod';

/** A text of one line, without line breaks. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n]*$/, 'must be one line');
const paragraph = (max: number) => z.string().trim().min(1).max(max);

export const pictureFile = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]*\.(?:webp|avif|png|jpe?g|svg)$/,
    'must be the name of a WebP, AVIF, PNG, JPEG or SVG file in the folder "pictures"',
  )
  .describe(
    'A file in the folder "pictures". A file NAME-small.webp beside NAME.webp is for phones.',
  );

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #9a3412');

/** The tokens of the theme, by which the pages' styles name their colours. */
const colours = z.strictObject({
  ink: colour.describe('Text.'),
  inkSoft: colour.describe('Text of less weight.'),
  accent: colour.describe('Links and small capitals.'),
  paper: colour.describe('Sheets and cards.'),
  cream: colour.describe('The page, and the bar at its top.'),
  amber: colour.describe('A warm tint.'),
  orange: colour.describe('The warmest tint.'),
  mount: colour.describe('The ground behind a picture that does not fill its frame.'),
  primary: colour.describe('Filled buttons.'),
  primaryHover: colour.describe('Filled buttons under the pointer.'),
  onPrimary: colour.describe('Text on filled buttons.'),
  danger: colour.describe('Failures, and buttons that destroy.'),
  dangerHover: colour.describe('Buttons that destroy, under the pointer.'),
  success: colour.describe('What was added, in a comparison.'),
  night: colour.describe('The dark band of the footer.'),
  line: colour.describe('Hairlines.'),
  control: colour.describe('The borders of controls.'),
});

const palette = z
  .strictObject({
    light: colours.partial(),
    dark: colours.partial().describe('For visitors whose system prefers dark colours.'),
    moreLight: colours.partial().describe('For visitors who prefer more contrast.'),
    moreDark: colours.partial().describe('For visitors who prefer more contrast, in the dark.'),
  })
  .partial();

const address = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/, 'must be a path of the site or an address with https://');

const civilization = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
    .describe('Its page is /civilization/KEY, and its text civilizations/KEY.md.'),
  name: line(80),
  dates: line(80).optional().describe('When it was, in years, such as "About 3100 – 30 BC".'),
  picture: pictureFile,
  pictureAlt: line(300).describe('What the picture shows, for those who do not see it.'),
  summary: line(200).describe('One sentence for the home page.'),
  search: line(80).describe('The words by which artifacts mention it.'),
  culture: line(200)
    .optional()
    .describe('The value of the fact culture whose page shows its artifacts.'),
});

/** Whose artifacts wait for review before they are published; those of editors never. */
const REVIEWS = ['none', 'newcomers', 'all'] as const;

/** The keys of `site.json`. A key that an operator leaves out has the value of the built-in site. */
export const siteSchema = z
  .strictObject({
    $schema: z.string(),
    name: line(60).describe('The name of the site.'),
    tagline: line(120).describe('One line that says what the site is.'),
    description: line(300).describe('A sentence or two for search engines.'),
    logo: pictureFile,
    language: z
      .string()
      .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as "en"')
      .describe('The language of the texts of this folder (BCP 47).'),
    colours: palette,
    links: z
      .array(
        z.strictObject({
          icon: z.enum(['facebook', 'instagram', 'x', 'link']),
          label: line(60),
          url: z.url({ protocol: /^https?$/ }).optional(),
        }),
      )
      .max(6)
      .describe('The icons in the footer.'),
    hero: z
      .array(
        z.strictObject({
          title: line(60),
          subtitle: line(120),
          picture: pictureFile,
          button: line(40),
          link: address,
        }),
      )
      .min(1)
      .max(6),
    about: z.array(z.strictObject({ title: line(60), text: paragraph(600) })).length(3),
    faq: z.array(z.strictObject({ question: line(150), answer: paragraph(2_000) })).max(20),
    civilizations: z.array(civilization).max(24),
    pictureNote: line(200).describe('The caption of pictures without rights.'),
    review: z
      .enum(REVIEWS)
      .describe(
        "Whose artifacts an editor publishes first: nobody's, those of members with fewer than three published ones, or all.",
      ),
    showAddresses: z
      .boolean()
      .describe('Whether members see the e-mail address of the member who added an artifact.'),
  })
  .partial();

/** What `site.json` says. */
export type SiteFile = z.infer<typeof siteSchema>;

/** Every colour of the theme. */
export type Colours = z.infer<typeof colours>;

/** The colours by the preferences of the visitor; those for more contrast where they differ. */
export interface Palette {
  light: Colours;
  dark: Colours;
  moreLight: Partial<Colours>;
  moreDark: Partial<Colours>;
}
