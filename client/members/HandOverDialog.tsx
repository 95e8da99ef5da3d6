import { skipToken } from '@apollo/client/react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type MemberRow_MemberFragment, useReceiversQuery } from '../generated/graphql';
import { Button } from '../ui/Button';
import { Complaint } from '../ui/Field';
import { formatCount } from '../ui/format-count';
import { Spinner } from '../ui/Spinner';
import { color, font, motion, radius, shadow, size, space } from '../ui/theme';
import { MemberSearch } from './MemberSearch';
import { ReceiverChoice } from './ReceiverChoice';
import { useHandOver } from './useHandOver';

interface HandOverDialogProps {
  /** To whom the artifacts belong now. */
  giver: MemberRow_MemberFragment;
  onClose: () => void;
}

/** Asks to whom all artifacts of a member shall belong, and hands them over. */
export function HandOverDialog({ giver, onClose }: HandOverDialogProps) {
  const { id, name, artifactCount } = giver;
  const window = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [receiver, setReceiver] = useState<string>();
  const { data, loading, error, refetch } = useReceiversQuery(
    search === '' ? skipToken : { variables: { search }, fetchPolicy: 'network-only' },
  );
  const { handOver, announce, isBusy, failure } = useHandOver();
  const found = data?.members.edges.map(({ node }) => node).filter((one) => one.id !== id);

  // The browser keeps the focus within a modal dialog, and returns it when the dialog closes.
  useEffect(() => window.current?.showModal(), []);
  const close = () => window.current?.close();

  function handleSearch(text: string) {
    setReceiver(undefined);
    setSearch(text);
    // The same text again, such as after a failure.
    if (text !== '' && text === search) void refetch();
  }

  async function handlePress() {
    if (receiver === undefined || isBusy) return;
    const count = await handOver(id, receiver);
    if (count === null) return;
    // The focus returns to the page before the notice takes it.
    close();
    announce(count);
  }

  return (
    <Window ref={window} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>
        {artifactCount === 1
          ? 'Hand over 1 artifact'
          : `Hand over ${formatCount(artifactCount)} artifacts`}
      </h2>
      <p>
        <span>All artifacts of </span>
        <bdi>{name}</bdi>
        <span>, also those that wait or are hidden, will belong to another member.</span>
      </p>
      <MemberSearch label="To whom: name, or whole e-mail address" onSearch={handleSearch} />
      {loading && <Spinner label="Searching" />}
      {error && <Complaint role="alert">Failed to fetch the members.</Complaint>}
      {!loading && found && (
        <ReceiverChoice members={found} chosen={receiver} onChoose={setReceiver} />
      )}
      {failure && <Complaint role="alert">{failure}</Complaint>}
      <Buttons>
        <Button $tone="quiet" onClick={close}>
          Cancel
        </Button>
        <Button
          $tone="danger"
          aria-disabled={receiver === undefined || isBusy}
          onClick={() => void handlePress()}
        >
          Hand over
        </Button>
      </Buttons>
    </Window>
  );
}

const Window = styled.dialog`
  gap: ${space.md};
  width: min(32rem, calc(100vw - 2rem));
  max-width: none;
  max-height: calc(100vh - 2rem);
  margin: auto;
  overflow-y: auto;
  padding: ${space.lg};
  border: 0;
  border-top: 4px solid ${color.primary};
  border-radius: ${radius.lg};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  &::backdrop {
    background: ${color.shade};
  }
  bdi {
    overflow-wrap: anywhere;
  }
  h2 {
    font: 600 ${size.section} / 1.2 ${font.display};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.sm};
  [aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
    transition: opacity ${motion.fast};
  }
`;
