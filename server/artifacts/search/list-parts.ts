import type { KeyOrder } from '../../database/keyset';
import { type Relevance, RELEVANCES, type TextTerm } from '../../database/search-index';
import type { ArtifactCriteria } from './criteria';

/** What the artifacts of a part of a list have in common; all of it must hold. */
export interface PartCriteria extends Omit<ArtifactCriteria, 'isAnywhere'> {
  /** A normalized text that the name must not contain; '' excludes nothing. */
  exceptName: string;
  /** How well the texts fit the terms. */
  relevances: readonly Relevance[];
  /** Leaves out the artifacts whose relevance for these terms is above 0. */
  exceptRelevant: readonly TextTerm[];
}

/** The first keys of the order of a list, when they are no columns of artifacts. */
export interface LeadingKeys {
  /** In lists of `anywhere`: artifacts with the name come first. */
  group?: number;
  relevance?: Relevance;
}

/** A part of a list, in which all artifacts have the same leading keys. */
export interface PartOfList {
  keys: LeadingKeys;
  /** In lists of `anywhere`: whether the name contains the text. */
  matchesName: boolean | null;
  criteria: PartCriteria;
}

/** The parts of a list without regard to relevance: `anywhere` has two. No artifact is in both. */
export function splitByNameMatch(
  { isAnywhere, ...criteria }: ArtifactCriteria,
  { direction }: KeyOrder,
): PartOfList[] {
  const whole: PartCriteria = {
    ...criteria,
    exceptName: '',
    relevances: RELEVANCES,
    exceptRelevant: [],
  };
  if (!isAnywhere) return [{ keys: {}, matchesName: null, criteria: whole }];
  const named = { ...whole, terms: [] };
  const others = { ...whole, name: '', exceptName: criteria.name };
  const groups = [
    { keys: { group: direction === 'ASC' ? 0 : 1 }, matchesName: true, criteria: named },
    { keys: { group: direction === 'ASC' ? 1 : 0 }, matchesName: false, criteria: others },
  ];
  // Every name contains an empty text.
  return criteria.name === '' ? groups.slice(0, 1) : groups;
}

/** The parts of a list in the order of relevance. */
export function partsByRelevance(criteria: ArtifactCriteria, order: KeyOrder): PartOfList[] {
  const { terms } = criteria;
  return splitByNameMatch(criteria, order).flatMap((group) =>
    relevancesOf(terms).map((relevance) => {
      // Names may contain the text where no words fit, such as the end of a word.
      const isRest = terms.length === 0 || (group.matchesName === true && relevance === 0);
      const ofRelevance = isRest ? { exceptRelevant: terms } : { terms, relevances: [relevance] };
      return {
        ...group,
        keys: { ...group.keys, relevance },
        criteria: { ...group.criteria, ...ofRelevance },
      };
    }),
  );
}

/** The relevances that an artifact can have. Relevance 2 needs two terms. */
function relevancesOf(terms: readonly TextTerm[]): readonly Relevance[] {
  if (terms.length === 0) return [0];
  return RELEVANCES.filter((relevance) => relevance !== 2 || terms.length > 1);
}
