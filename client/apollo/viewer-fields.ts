import { BREAK, OperationTypeNode, visit, type DocumentNode } from 'graphql';

/**
 * Fields of an artifact whose value depends on the viewer. A unit test compares them with the
 * schema.
 */
export const viewerFieldsOfArtifact = [
  ...['facts', 'userEmail', 'viewerHasLiked', 'viewerCanEdit'],
  ...['viewerIsOwner', 'waits', 'sentBackReason', 'viewerSuggestion'],
];

/** Fields of Query that only members may read, or whose value depends on the viewer. */
export const viewerFieldsOfQuery = [
  'viewer',
  'artifact',
  'artifactHistory',
  'artifactsByUser',
  'artifactsWithPicture',
  'reports',
  'hiddenArtifacts',
  'members',
];

const viewerFields = new Set([...viewerFieldsOfArtifact, ...viewerFieldsOfQuery]);

/** A public list selects no viewer field, and may start before the sign-in state is known. */
export function dependsOnViewer(document: DocumentNode): boolean {
  let depends = false;
  visit(document, {
    OperationDefinition({ operation }) {
      depends ||= operation !== OperationTypeNode.QUERY;
    },
    Field({ name }) {
      depends ||= viewerFields.has(name.value);
      return depends ? BREAK : undefined;
    },
  });
  return depends;
}
