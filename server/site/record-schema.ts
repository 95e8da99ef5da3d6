import { z } from 'zod';
import { MAX_FACTS } from '../../common/fact-limits';
import { line } from './site-schema';

const term = z.strictObject({
  label: line(200).describe('The term, as records show it.'),
  same: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The address that identifies it, as in Wikidata or the Getty AAT.'),
  text: z.string().trim().min(1).max(20_000).optional().describe('About it, in Markdown.'),
});

const fact = z.strictObject({
  key: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'must be letters and digits, and begin with a letter')
    .describe('Its name in addresses, files and the API.'),
  label: line(60).describe('Its name for readers.'),
  kind: z
    .enum(['text', 'terms', 'link'])
    .describe('text: one text. terms: words of a list. link: addresses with http or https.'),
  unique: z.boolean().default(false).describe('No two artifacts have the same value.'),
  private: z.boolean().default(false).describe('Only the owner and moderators see it.'),
  facet: z.boolean().default(false).describe('The gallery narrows by it, and it has pages.'),
  open: z.boolean().default(true).describe('Members may write terms that are not listed.'),
  schema: line(60).optional().describe('The property of schema.org that it is.'),
  terms: z.array(term).max(5_000).default([]).describe('The terms that are listed.'),
});

/** The keys of `record.json`. */
export const recordSchema = z.strictObject({
  facts: z
    .array(fact)
    .max(MAX_FACTS)
    .default([])
    .describe('What a record has beside the specified fields.'),
});
