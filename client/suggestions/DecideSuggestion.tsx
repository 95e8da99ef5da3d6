import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { readPictureLines } from '../../common/picture-lines';
import { inCharacters, MAX_MESSAGE } from '../../common/text-limits';
import { ArtifactHead } from '../artifacts/ArtifactHead';
import type { DecideSuggestion_SuggestionFragment } from '../generated/graphql';
import { labelOfChanged, shownValue } from '../record/history/changed-field';
import { FieldChange } from '../record/history/FieldChange';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { DayOf } from '../ui/DayOf';
import { Complaint } from '../ui/Field';
import type { FieldSpec } from '../ui/fields';
import { FormBehindButton } from '../ui/FormBehindButton';
import { Small } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { color, radius, space } from '../ui/theme';
import { SuggestionGrounds } from './SuggestionGrounds';
import { useSuggestionDecisions } from './useSuggestionDecisions';

interface DecideSuggestionProps {
  suggestion: DecideSuggestion_SuggestionFragment;
  /** Called when the suggestion does not wait any more, whoever decided it. */
  onDecided: () => Promise<unknown>;
}

const NOTHING_TICKED = 'Tick what you accept, or refuse the suggestion';

const reasonFields: readonly FieldSpec<'reason'>[] = [
  {
    name: 'reason',
    label: 'Reason',
    kind: 'longText',
    optional: true,
    hint: `Whoever suggested it reads it. At most ${inCharacters(MAX_MESSAGE)}.`,
  },
];

/** A suggestion as whoever decides sees it: what would change, why, and the ways to decide. */
export function DecideSuggestion({ suggestion, onDecided }: DecideSuggestionProps) {
  const { artifact, changes, isOutdated, remark } = suggestion;
  const { isBusy, accept, refuse } = useSuggestionDecisions(suggestion, onDecided);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [complaint, setComplaint] = useState<string>();
  const nameId = useId();
  const ticked = changes.map(({ field }) => field).filter((field) => !unticked.has(field));

  function tick(field: string, isTicked: boolean) {
    const others = [...unticked].filter((one) => one !== field);
    setUnticked(new Set(isTicked ? others : [...others, field]));
    setComplaint(undefined);
  }

  function handleAccept() {
    if (ticked.length === 0 && remark === null) setComplaint(NOTHING_TICKED);
    else void accept(ticked);
  }

  return (
    <Panel aria-labelledby={nameId}>
      <ArtifactHead
        artifact={artifact}
        name={artifact.artifactName}
        nameId={nameId}
        to={paths.artifact(artifact.id)}
      >
        <Small>
          <span>Suggested by </span>
          <bdi>{suggestion.suggesterName}</bdi>
          <span>, </span>
          <DayOf instant={suggestion.suggestedAt} />
        </Small>
      </ArtifactHead>
      {isOutdated && (
        <Note role="status">
          The artifact was changed after this was suggested. “Before” is what it says today.
        </Note>
      )}
      {changes.map(({ field, before, after }) => (
        <FieldChange
          key={field}
          heading="h3"
          label={
            <Tick isTicked={!unticked.has(field)} onTick={(isTicked) => tick(field, isTicked)}>
              {labelOfChanged(field)}
            </Tick>
          }
          before={shownValue(field, before)}
          after={shownValue(field, after)}
          picturesIn={PICTURES_IN[field]}
        />
      ))}
      <SuggestionGrounds suggestion={suggestion} />
      {complaint && <Complaint role="alert">{complaint}</Complaint>}
      <FormBehindButton
        label="Refuse…"
        nameId={nameId}
        fields={reasonFields}
        submitLabel="Refuse suggestion"
        onSubmit={({ reason }) => refuse(reason)}
      >
        <Button
          $small
          aria-describedby={nameId}
          aria-disabled={isBusy || undefined}
          onClick={handleAccept}
        >
          {ticked.length === 0 && remark !== null ? 'Accept the remark' : 'Accept what is ticked'}
        </Button>
      </FormBehindButton>
    </Panel>
  );
}

/** How pictures are found in the value of a field. */
const PICTURES_IN: Partial<Record<string, (text: string) => string[]>> = {
  image: (text) => [text].filter(Boolean),
  morePictures: (text) => readPictureLines(text).map(({ image }) => image),
};

interface TickProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

const Tick = ({ isTicked, onTick, children }: TickProps) => (
  <Ticked>
    <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
    <span>{children}</span>
  </Ticked>
);

const Note = styled.p`
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.amber};
`;

const Ticked = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 2.75rem;
  cursor: pointer;
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.primary};
    cursor: inherit;
  }
`;
