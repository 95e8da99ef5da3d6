import { z } from 'zod';
import { MAX_FACTS } from '../../common/fact-limits';
import { OPTIONAL_FIELDS, type OptionalField } from '../../common/record-fields';
import { line } from './site-schema';

/** A type of artifacts. */
export const typeSchema = z.strictObject({
  key: z
    .string()
    .max(60)
    .regex(
      /^[A-Z][A-Z0-9_]*$/,
      'must be upper-case letters, digits and underscores, and begin with a letter',
    )
    .describe('Its name in the API and in addresses. A type that artifacts have keeps it.'),
  label: line(60).describe('Its name for readers and for REST. It may be changed.'),
});

const label = line(60).optional().describe('Its name for readers.');
const always = z.literal(true, 'must be true, because every artifact has it').optional();
const optional = z
  .strictObject({
    label,
    required: z.boolean().optional().describe('Whether it must not be empty; true by default.'),
  })
  .optional();

const fields = z
  .strictObject({
    artifactName: z.strictObject({ label, required: always }).optional(),
    artifactType: z.strictObject({ label, required: always }).optional(),
    ...(Object.fromEntries(OPTIONAL_FIELDS.map((name) => [name, optional])) as Record<
      OptionalField,
      typeof optional
    >),
    description: z
      .strictObject({
        label,
        inForm: z.boolean().optional().describe('Whether forms have it; false by default.'),
      })
      .optional(),
  })
  .describe('What is different from the specified fields.');

const term = z.strictObject({
  label: line(200).describe('The term, as records show it.'),
  same: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The address that identifies it, as in Wikidata or the Getty AAT.'),
  text: z.string().trim().min(1).max(20_000).optional().describe('About it, in Markdown.'),
});

/** A fact. */
export const factSchema = z.strictObject({
  key: z
    .string()
    .max(60)
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'must be letters and digits, and begin with a letter')
    .describe('Its name in addresses, files and the API.'),
  label: line(60).describe('Its name for readers.'),
  kind: z
    .enum(['text', 'terms', 'link'])
    .describe('text: one text. terms: words of a list. link: addresses with http or https.'),
  unique: z.boolean().default(false).describe('No two artifacts have the same value.'),
  private: z.boolean().default(false).describe('Only the owner, editors and moderators see it.'),
  facet: z.boolean().default(false).describe('The gallery narrows by it, and it has pages.'),
  open: z.boolean().default(true).describe('Members may write terms that are not listed.'),
  schema: line(60)
    .regex(/^[a-z][A-Za-z]*$/, 'must be the name of a property, such as material')
    .optional()
    .describe('The property of schema.org that it is.'),
  terms: z.array(term).max(5_000).default([]).describe('The terms that are listed.'),
});

/** The keys of `record.json`. A key that an operator leaves out has the value of the built-in site. */
export const recordSchema = z
  .strictObject({
    $schema: z.string(),
    types: z.array(typeSchema).min(1).max(100).describe('The types, in the order of lists.'),
    fields,
    facts: z
      .array(factSchema)
      .max(MAX_FACTS)
      .describe('What a record has beside the specified fields.'),
  })
  .partial();

/** What `record.json` says. */
export type RecordFile = z.infer<typeof recordSchema>;
