import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';

/** The breaking and dangerous changes from one schema to another, as graphql-js describes them. */
export function changesForClients(before: string, after: string): string[] {
  const schemas = [buildSchema(before), buildSchema(after)] as const;
  const changes = [...findBreakingChanges(...schemas), ...findDangerousChanges(...schemas)];
  return changes.map(({ description }) => description).sort();
}

/** The entries of a Markdown list. */
export function entriesOf(markdown: string): string[] {
  const items = markdown.split(/^(?=- |#|$)/m).filter((block) => block.startsWith('- '));
  return items.map((item) => item.slice(2).replace(/\s+/g, ' ').trim()).sort();
}
