import styled from 'styled-components';
import type { ReceiversQuery } from '../generated/graphql';
import { formatCount } from '../ui/format-count';
import { DayOf } from '../ui/DayOf';
import { Small } from '../ui/Page';
import { color, radius, size, space } from '../ui/theme';

type Receiver = ReceiversQuery['members']['edges'][number]['node'];

interface ReceiverChoiceProps {
  members: readonly Receiver[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The members whom a search found, one of whom is chosen. Several may have one name. */
export function ReceiverChoice({ members, chosen, onChoose }: ReceiverChoiceProps) {
  if (members.length === 0) return <p role="status">Nobody was found.</p>;
  return (
    <Choice>
      <legend>Hand over to</legend>
      {members.map(({ id, name, artifactCount, lastSeen }) => (
        <label key={id}>
          <input
            type="radio"
            name="receiver"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span>
            <strong dir="auto">{name}</strong>
            <Small as="span">
              <span>{`Artifacts: ${formatCount(artifactCount)}, last seen: `}</span>
              {lastSeen === null ? <span>never</span> : <DayOf instant={lastSeen} timeZone="UTC" />}
            </Small>
          </span>
        </label>
      ))}
    </Choice>
  );
}

const Choice = styled.fieldset`
  display: grid;
  gap: ${space.sm};
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: ${size.sm};
    font-weight: 600;
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space.md};
    min-height: 2.75rem;
    padding: ${space.sm} ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    cursor: pointer;
  }
  label > span {
    display: grid;
    overflow-wrap: anywhere;
  }
  label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.amber};
  }
`;
