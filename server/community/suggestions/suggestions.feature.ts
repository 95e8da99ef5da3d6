import { NodeService } from '../../catalogue/artifacts/node.service';
import { type MemberData, rowsOfMember } from '../../database/member-data';
import type { Feature } from '../../web/feature';
import { withParsedColumns } from '../../catalogue/artifacts/list-columns';
import { StoredSuggestion, SuggestionState } from './suggestion.entity';
import {
  ArtifactSuggestionsResolver,
  RevisionSuggestionResolver,
  SuggestionResolver,
} from './suggestion.resolver';
import { SuggestionService } from './suggestion.service';

/** Without what was replaced, which is another member's text. */
const stored = rowsOfMember('suggestions', StoredSuggestion, {
  uidColumn: 'memberUid',
  whenErased: 'kept',
  omit: ['replaced'],
});

const suggestionsOfMember: MemberData = {
  ...stored,
  // Those that were decided stay, and lose the name with the member's row.
  erase: (manager, memberUid) =>
    manager.delete(StoredSuggestion, { memberUid, state: SuggestionState.OPEN }),
  async *read(database, uid) {
    for await (const rows of stored.read(database, uid)) {
      yield (rows as readonly StoredSuggestion[]).map((row) =>
        Object.assign({}, row, { changes: withParsedColumns(JSON.parse(row.changes) as object) }),
      );
    }
  },
};

/** Changes that members suggest for the artifacts of others. */
export const suggestionsFeature: Feature = {
  name: 'suggestions',
  entities: [StoredSuggestion],
  resolvers: [SuggestionResolver, ArtifactSuggestionsResolver, RevisionSuggestionResolver],
  memberData: [suggestionsOfMember],
  register(_app, { services }) {
    const service = services.get(SuggestionService);
    services.get(NodeService).add((...node) => service.find(...node));
  },
};
