import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ArtifactHead } from '../artifacts/ArtifactHead';
import type { DeskEntry_ItemFragment, DeskItemKind } from '../generated/graphql';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { DayOf } from '../ui/DayOf';
import { formatCount } from '../ui/format-count';
import { Small } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { DecideSuggestion } from '../suggestions/DecideSuggestion';
import { DecideReview } from './DecideReview';

type Item = DeskEntry_ItemFragment;

interface DeskEntryProps {
  item: Item;
  /** Called when a suggestion does not wait any more. */
  onDecided: () => Promise<unknown>;
}

/** Something on the desk: what it is in words, and what the member can do about it. */
export function DeskEntry({ item, onDecided }: DeskEntryProps) {
  const nameId = useId();
  const { kind, artifactId, artifactName, artifact, since, reason, suggestion } = item;
  if (kind === 'SUGGESTION' && suggestion) {
    return <DecideSuggestion suggestion={suggestion} onDecided={onDecided} />;
  }
  return (
    <Panel aria-labelledby={nameId}>
      <ArtifactHead
        artifact={artifact}
        name={artifactName}
        nameId={nameId}
        to={isPublic(kind) ? paths.artifact(artifactId) : undefined}
      >
        <p>{wordsOf(item)}</p>
        <Small>
          <span>Since </span>
          <DayOf instant={since} />
        </Small>
      </ArtifactHead>
      {reason !== null && <Reason dir="auto">{reason}</Reason>}
      {acts[kind]?.(item, nameId)}
    </Panel>
  );
}

/** Whether the viewer can read the artifact at its usual address. */
const isPublic = (kind: DeskItemKind): boolean => kind !== 'HIDDEN';

function wordsOf({ kind, count, reason, suggestion }: Item): string {
  switch (kind) {
    case 'SUGGESTION':
      return 'A member suggests a change.';
    case 'WAITING':
      return 'It waits for review. Its owner and the editors alone see it until it is published.';
    case 'SENT_BACK':
      return 'It was sent back to you. When you have changed it, it waits for review again. The reason:';
    case 'HIDDEN':
      return reason === null ? 'It was hidden.' : 'It was hidden. The reason:';
    case 'ENDED':
      return suggestion?.state === 'ACCEPTED'
        ? 'Your suggestion was accepted. Thank you!'
        : 'Your suggestion was not taken over.';
    case 'REPORTS':
      return count === 1 ? 'It was reported.' : `It was reported ${formatCount(count)} times.`;
  }
}

const link = (to: string, label: string, nameId: string) => (
  <div>
    <ButtonLink $small $tone="quiet" to={to} aria-describedby={nameId}>
      {label}
    </ButtonLink>
  </div>
);

/** What the member can do about an item. */
const acts: Partial<Record<DeskItemKind, (item: Item, nameId: string) => ReactNode>> = {
  WAITING: ({ artifactId }, nameId) => <DecideReview artifactId={artifactId} nameId={nameId} />,
  SENT_BACK: ({ artifactId }, nameId) =>
    link(paths.updateArtifact(artifactId), 'Change it', nameId),
  HIDDEN: (_item, nameId) => link(paths.myArtifacts, 'See it in My Artifacts', nameId),
  REPORTS: (_item, nameId) => link(paths.moderation, 'Decide in Moderation', nameId),
};

const Reason = styled.blockquote`
  margin: 0;
  white-space: pre-line;
`;
