import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SHEET_DAYS } from '../../common/sheet-limits';
import { artifactFields } from '../artifacts/artifact-fields';
import { useDropAndPaste } from '../form/upload/useDropAndPaste';
import { paths } from '../paths';
import { Button, buttonLook } from '../ui/Button';
import { Complaint } from '../ui/Field';
import { Small, visuallyHidden } from '../ui/Page';
import { Buttons, Panel } from '../ui/Panel';
import { color, from, size, space } from '../ui/theme';
import { GiveProgress } from './GiveProgress';
import { PasteCells } from './PasteCells';
import { ACCEPTED, pastedSheet, sheetLimits, sheetOf } from './upload-sheet';
import { useGiveSheet } from './useGiveSheet';

/** The way in: what a sheet is, and a file that is chosen or dropped, or cells that are pasted. */
export function GiveSheet() {
  const id = useId();
  const { state, give, cancel } = useGiveSheet();
  const frame = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const giveFiles = (files: readonly File[]) => give(() => sheetOf(files));
  const dragging = useDropAndPaste(frame, giveFiles);
  const { message, retry } = state.step === 'failed' ? state : {};

  /** The button that was pressed is about to disappear. */
  function pass(act: () => void) {
    input.current?.focus();
    act();
  }

  return (
    <Frame ref={frame} aria-labelledby={`${id}-title`} data-dragging={dragging}>
      <Words>
        <Title id={`${id}-title`}>Give a sheet</Title>
        <HowItWorks />
      </Words>
      <Ways>
        <Buttons>
          <FileInput
            ref={input}
            id={id}
            type="file"
            accept={ACCEPTED}
            aria-describedby={message ? `${id}-complaint ${id}-hint` : `${id}-hint`}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // So that the same file can be chosen again.
              currentTarget.value = '';
              if (files.length > 0) giveFiles(files);
            }}
          />
          <Choose htmlFor={id}>Choose a file</Choose>
          {state.step === 'sending' && (
            <Button $tone="quiet" onClick={() => pass(cancel)}>
              Cancel
            </Button>
          )}
          {retry && (
            <Button $tone="quiet" onClick={() => pass(() => give(() => retry))}>
              Try again
            </Button>
          )}
        </Buttons>
        <Small id={`${id}-hint`}>{`Or drop it here. ${sheetLimits}.`}</Small>
        {message && (
          <Complaint id={`${id}-complaint`} role="alert">
            {message}
          </Complaint>
        )}
        <GiveProgress state={state} />
        <PasteCells onGive={(cells) => give(() => sheetOf([pastedSheet(cells)]))} />
      </Ways>
    </Frame>
  );
}

function HowItWorks() {
  const [name] = artifactFields();
  return (
    <Points>
      <li>
        To change artifacts, take “Edit in a spreadsheet” in{' '}
        <Link to={paths.myArtifacts}>My Artifacts</Link>. Its column id says which artifact a row
        changes.
      </li>
      <li>
        <span>
          To add artifacts, make a list with a row for each, and headings in the first row
        </span>
        {name && <span>{`, such as “${name.label}”`}</span>}
        <span>.</span>
      </li>
      <li>
        An empty cell changes nothing. <code>[empty]</code> empties a field that may be empty.
      </li>
      <li>
        <strong>
          {`Nothing is written before you have looked at it and applied it, and you can take it back for ${SHEET_DAYS} days.`}
        </strong>
      </li>
    </Points>
  );
}

const Frame = styled(Panel).attrs({ as: 'section' })`
  gap: ${space.lg};
  &[data-dragging] {
    outline: 2px dashed ${color.accent};
    outline-offset: -0.5rem;
  }
  &[data-dragging='over'] {
    background: ${color.amber};
  }
  @media (min-width: ${from.desktop}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xl};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.md};
  align-content: start;
  max-width: 42rem;
`;

const Title = styled.h2`
  font-size: ${size.section};
`;

const Points = styled.ul`
  display: grid;
  gap: ${space.sm};
  padding-left: 1.25rem;
`;

const Ways = styled.div`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const FileInput = styled.input`
  ${visuallyHidden}
`;

const Choose = styled.label`
  ${buttonLook({})}
  ${FileInput}:focus-visible + & {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
