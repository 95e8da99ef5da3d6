import styled from 'styled-components';
import type { RevisionItem_RevisionFragment } from '../../generated/graphql';
import { Button } from '../../ui/Button';
import { Small } from '../../ui/Page';
import { color, radius, size, space } from '../../ui/theme';
import { labelOfChanged, shownValue } from './changed-field';
import { FieldChange } from './FieldChange';

interface RevisionItemProps {
  revision: RevisionItem_RevisionFragment;
  /** Absent where the viewer may not restore the version after the change. */
  onRestore?: (() => void) | undefined;
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const KIND_LABELS = { ADDED: 'Added', UPDATED: 'Changed', DELETED: 'Taken out of the catalogue' };

/** A change of an artifact: who made it, when, and what it changed. */
export function RevisionItem({ revision, onRestore }: RevisionItemProps) {
  const { kind, userName, suggestedBy, sheet, changedAt, isCurrent, changes } = revision;
  const time = format.format(new Date(changedAt));
  const action =
    kind === 'ADDED' && userName === null ? 'Put back into the catalogue' : KIND_LABELS[kind];
  const by = userName ?? 'a moderator';
  return (
    <Item>
      <Head>
        <div>
          <What>
            <span>{`${action} by `}</span>
            <bdi>{by}</bdi>
            {suggestedBy !== null && (
              <>
                <span>, suggested by </span>
                <bdi>{suggestedBy}</bdi>
              </>
            )}
            {sheet !== null && (
              <>
                <span>, with the sheet </span>
                <bdi>{sheet}</bdi>
              </>
            )}
          </What>
          <Small>
            <time dateTime={changedAt}>{time}</time>
            {isCurrent && <span> · present version</span>}
          </Small>
        </div>
        {onRestore && (
          <Button
            $small
            $tone="quiet"
            aria-label={`Restore the version of ${time}`}
            onClick={onRestore}
          >
            Restore
          </Button>
        )}
      </Head>
      {kind === 'UPDATED' && changes.length === 0 && <p>It was saved without a change.</p>}
      {changes.map(({ field, before, after }) => (
        <FieldChange
          key={field}
          label={labelOfChanged(field)}
          before={shownValue(field, before)}
          after={shownValue(field, after)}
        />
      ))}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${space.md};
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
`;

const What = styled.h3`
  font-size: ${size.md};
  overflow-wrap: anywhere;
`;
