import { readJsonFile } from './files';
import { renderMarkdown } from './markdown';
import type { CatalogueRecord, FactDeclaration } from './record';
import { recordFaults } from './record-faults';
import { type RecordFile, recordSchema } from './record-schema';

const RECORD_FILE = 'record.json';

/**
 * Reads `record.json` of the folders: what the first lacks comes from the last, the built-in site. Faults
 * are added to the list.
 */
export function readRecord(folders: readonly string[], faults: string[]): CatalogueRecord {
  const files = folders.flatMap((folder) => {
    const file = readJsonFile(folder, RECORD_FILE, recordSchema, faults);
    if (!file) return [];
    faults.push(...recordFaults(file.value, file.sound).map((fault) => `${RECORD_FILE}: ${fault}`));
    return [file.sound];
  });
  const file = files.reduceRight<RecordFile>((below, own) => ({ ...below, ...own }), {});
  const { types = [], fields = {}, facts = [] } = file;
  return {
    types: Object.fromEntries(types.map(({ key, label }) => [key, label])),
    fields,
    facts: facts.map(declarationOf),
  };
}

function declarationOf(fact: NonNullable<RecordFile['facts']>[number]): FactDeclaration {
  const terms = fact.terms.map(({ label, same = null, text = '' }) => ({
    label,
    same,
    blocks: renderMarkdown(text).blocks,
  }));
  return { ...fact, schema: fact.schema ?? null, terms };
}
