import styled from 'styled-components';
import type { HiddenFacts_HiddenArtifactFragment } from '../generated/graphql';
import { DayOf } from '../ui/DayOf';
import { color, size, space } from '../ui/theme';

interface HiddenFactsProps {
  artifact: HiddenFacts_HiddenArtifactFragment;
  /** The moderator, for moderators. */
  hiddenBy?: string | null;
  /** The label of the owner's answer. */
  answerLabel: string;
}

/** When and why an artifact was hidden, and what its owner answered. */
export function HiddenFacts({ artifact, hiddenBy, answerLabel }: HiddenFactsProps) {
  const { hiddenAt, reason, answer, answeredAt } = artifact;
  return (
    <Facts>
      <div>
        <dt>Hidden</dt>
        <dd>
          <DayOf instant={hiddenAt} />
          {hiddenBy && (
            <span>
              {' by '}
              <bdi>{hiddenBy}</bdi>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>Reason</dt>
        <dd dir={reason === null ? undefined : 'auto'}>{reason ?? 'None was given.'}</dd>
      </div>
      {answer !== null && (
        <div>
          <dt>
            <span>{`${answerLabel}, `}</span>
            {answeredAt && <DayOf instant={answeredAt} />}
          </dt>
          <dd dir="auto">{answer}</dd>
        </div>
      )}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space.sm};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
