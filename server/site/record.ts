import type { TypeLabels } from '../../common/artifact-types';
import type { FieldDeclarations } from '../../common/record-fields';

/** A term that the operator lists for a fact. */
export interface Term {
  label: string;
  /** The address that identifies it, as in Wikidata or the Getty AAT; null where none is known. */
  same: string | null;
  /** The paragraphs about it, as HTML without scripts. */
  blocks: readonly string[];
}

/** A fact that the records of this catalogue may have: a declared key with one or more values. */
export interface FactDeclaration {
  key: string;
  label: string;
  /** text: one text. terms: up to 20 words of a list. link: addresses with http or https. */
  kind: 'text' | 'terms' | 'link';
  /** Whether no two artifacts may have the same value. */
  unique: boolean;
  /** Whether only the owner, editors and moderators see it. */
  private: boolean;
  /** Whether the gallery narrows by it, and it has pages. */
  facet: boolean;
  /** Whether members may write terms that are not listed. */
  open: boolean;
  /** The property of schema.org that it is; null for none. */
  schema: string | null;
  terms: readonly Term[];
}

/** What a record of this catalogue consists of, as the operator declares it in `record.json`. */
export interface CatalogueRecord {
  types: TypeLabels;
  fields: FieldDeclarations;
  facts: readonly FactDeclaration[];
}
