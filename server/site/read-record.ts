import { renderMarkdown } from './markdown';
import type { CatalogueRecord } from './record';
import { recordSchema } from './record-schema';

/** Reads what `record.json` says. @throws ZodError that names every fault with its path. */
export function readRecord(value: unknown): CatalogueRecord {
  const { facts } = recordSchema.parse(value);
  return {
    facts: facts.map(({ schema = null, terms, ...fact }) => ({
      ...fact,
      schema,
      terms: terms.map(({ label, same = null, text = '' }) => ({
        label,
        same,
        blocks: renderMarkdown(text).blocks,
      })),
    })),
  };
}
