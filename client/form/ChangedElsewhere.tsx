import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import type { ArtifactForm_ArtifactFragment } from '../generated/graphql';
import { Button } from '../ui/Button';
import { color, font, from, radius, size, space } from '../ui/theme';
import { differenceFrom } from './artifact-changes';
import { type ArtifactDraft, type DraftField, valuesOf } from './form-fields';
import { textOfField } from '../artifacts/artifact-fields';

/** A version that was saved after the draft was begun, and the fields that it changed. */
export interface NewerVersion {
  artifact: ArtifactForm_ArtifactFragment;
  fields: readonly DraftField[];
}

interface ChangedElsewhereProps {
  newer: NewerVersion;
  draft: ArtifactDraft;
  /** The form that saves the draft. */
  formId: string;
  isSuggestion: boolean;
  onTakeNewer: () => void;
}

const SAVING = {
  since: 'Another tab or device saved it after you opened it here.',
  draft: 'Your draft is kept in the form below, and is not saved yet.',
  choice: 'Or save your draft, which replaces them.',
  button: 'Save my draft over it',
};
const SUGGESTING = {
  since: 'It was changed after you began.',
  draft: 'What you wrote is kept in the form below, and is not sent yet.',
  choice: 'Or suggest your values in their place.',
  button: 'Suggest my values',
};

/** Shows what was changed elsewhere beside the draft, and takes the focus when that is found out. */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { newer, draft, formId, isSuggestion, onTakeNewer } = props;
  const words = isSuggestion ? SUGGESTING : SAVING;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [newer]);
  return (
    <Panel aria-labelledby={titleId}>
      <Words>
        <Title ref={title} id={titleId} tabIndex={-1}>
          This artifact was changed elsewhere
        </Title>
        <p role="alert">{`${words.since} ${words.draft}`}</p>
      </Words>
      <Changes>
        {newer.fields.map((field) => (
          <Change key={field.name} field={field} newer={valuesOf(newer.artifact)} draft={draft} />
        ))}
      </Changes>
      <Words>
        <p>{`Take the newer values into the form, where your other changes stay. ${words.choice}`}</p>
        <Buttons>
          <Button $tone="quiet" onClick={onTakeNewer}>
            Take the newer values
          </Button>
          <Button $tone="danger" type="submit" form={formId}>
            {words.button}
          </Button>
        </Buttons>
      </Words>
    </Panel>
  );
}

interface ChangeProps {
  field: DraftField;
  newer: ArtifactDraft;
  draft: ArtifactDraft;
}

function Change({ field, newer, draft }: ChangeProps) {
  const newerText = textOfField(field, newer);
  const draftText = textOfField(field, draft);
  const isLong = field.kind === 'longText';
  return (
    <li>
      <Label>{field.label}</Label>
      <Versions>
        <div>
          <dt>Newer version</dt>
          <Text text={newerText} other={draftText} isLong={isLong} />
        </div>
        <div>
          <dt>Your draft</dt>
          <Text text={draftText} other={newerText} isLong={isLong} />
        </div>
      </Versions>
    </li>
  );
}

interface TextProps {
  text: string;
  other: string;
  isLong: boolean;
}

function Text({ text, other, isLong }: TextProps) {
  const { before, differing, after } = differenceFrom(other, text);
  return (
    // A text that scrolls must be reachable by keyboard.
    <dd tabIndex={isLong ? 0 : undefined}>
      <span>{before}</span>
      {differing && <mark>{differing}</mark>}
      <span>{after}</span>
    </dd>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${space.lg};
  padding: clamp(${space.md}, 3vw, ${space.lg});
  border: 1px solid ${color.line};
  border-top: 4px solid ${color.primary};
  border-radius: ${radius.lg};
  background: ${color.cream};
`;

const Words = styled.div`
  display: grid;
  gap: ${space.sm};
`;

const Title = styled.h2`
  font-size: ${size.xl};
  &:focus {
    outline: none;
  }
`;

const Changes = styled.ul`
  display: grid;
  gap: ${space.md};
  padding: 0;
  list-style: none;
`;

const Label = styled.h3`
  font: 600 ${size.md} / 1.6 ${font.text};
`;

const Versions = styled.dl`
  display: grid;
  gap: ${space.sm} ${space.lg};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${from.tablet}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  div {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: ${space.xs};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  dd {
    max-height: 20rem;
    overflow-y: auto;
    padding: ${space.sm} 0.75rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.paper};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  mark {
    border-radius: ${radius.sm};
    background: ${color.amber};
    color: inherit;
    text-decoration: underline 2px ${color.primary};
    text-underline-offset: 0.2em;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space.sm};
  @media (min-width: ${from.phone}) {
    grid-auto-flow: column;
    justify-content: start;
  }
`;
