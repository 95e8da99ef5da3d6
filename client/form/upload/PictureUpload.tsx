import { useEffect, useId, useRef, type ComponentProps, type RefObject } from 'react';
import styled from 'styled-components';
import { PICTURE_TYPES } from '../../../common/picture-limits';
import { Button, buttonLook } from '../../ui/Button';
import { Complaint } from '../../ui/Field';
import { Small, VisuallyHidden, visuallyHidden } from '../../ui/Page';
import { usePassedFocus } from '../../ui/pass-focus';
import { color, size, space } from '../../ui/theme';
import { DescribePicture } from './DescribePicture';
import { TurnButtons } from './TurnButtons';
import { limitsInWords } from './upload-picture';
import { progressInWords } from './UploadProgress';
import type { UploadControls } from './usePictureUpload';

const stillSending =
  'The picture is still on its way. Wait until it is uploaded, or cancel the upload.';

interface PictureUploadProps {
  upload: UploadControls;
  /** The present address of the picture. */
  image: string;
  isDescribed?: boolean;
  /** Moves the focus to the description of the picture. Without it, no description is asked for. */
  onDescribe?: () => void;
}

/** The controls of the upload below the preview, its progress, and its result. */
export function PictureUpload(props: PictureUploadProps) {
  const { upload, image, isDescribed = false, onDescribe } = props;
  const { state, start, cancel, turn, turnable } = upload;
  const id = useId();
  const hintId = `${id}-hint`;
  const complaintId = `${id}-complaint`;
  const input = useRef<HTMLInputElement>(null);
  const isSending = state.step === 'sending';
  const triedToSave = isSending && state.triedToSave;
  useEffect(() => {
    if (triedToSave) input.current?.focus();
  }, [triedToSave]);
  const { message, retry } = state.step === 'failed' ? state : {};
  const complaint = triedToSave ? stillSending : message;

  return (
    <Frame>
      <Buttons>
        <FileInput
          ref={input}
          id={id}
          type="file"
          accept={PICTURE_TYPES.join()}
          aria-describedby={complaint ? `${complaintId} ${hintId}` : hintId}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // So that the same file can be chosen again.
            currentTarget.value = '';
            if (files.length > 0) start(files);
          }}
        />
        <Choose htmlFor={id}>Choose a picture</Choose>
        {turnable !== undefined && (turnable === image || isSending) && (
          <TurnButtons isBusy={isSending} onTurn={turn} />
        )}
        {isSending && (
          <PassingButton heir={input} onClick={cancel}>
            Cancel
          </PassingButton>
        )}
        {retry && (
          <PassingButton heir={input} onClick={() => start([retry])}>
            Try again
          </PassingButton>
        )}
      </Buttons>
      <Note>
        {complaint && (
          <Complaint id={complaintId} role="alert">
            {complaint}
          </Complaint>
        )}
        {/* A screen reader announces the words because the empty element was there before them. */}
        <Words role="status">
          {isSending && <VisuallyHidden>{progressInWords(state.sent)}</VisuallyHidden>}
          {state.step === 'cancelled' && <span>The upload was cancelled.</span>}
          {state.step === 'done' &&
            state.url === image &&
            (onDescribe ? (
              <DescribePicture isDescribed={isDescribed} onDescribe={onDescribe} />
            ) : (
              <span>The picture is uploaded.</span>
            ))}
        </Words>
        <Small id={hintId}>Or drop a picture on the preview, or paste one: {limitsInWords}.</Small>
      </Note>
    </Frame>
  );
}

interface PassingButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'children'> {
  /** Gets the focus if the button has it and disappears. */
  heir: RefObject<HTMLElement | null>;
}

function PassingButton({ heir, ...props }: PassingButtonProps) {
  return <Button ref={usePassedFocus(heir)} $small $tone="quiet" {...props} />;
}

const Frame = styled.div`
  display: grid;
  gap: ${space.sm};
  min-width: 0;
`;

const Buttons = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

const FileInput = styled.input`
  ${visuallyHidden}
`;

const Choose = styled.label`
  ${buttonLook({ $tone: 'quiet', $small: true })}
  ${FileInput}:focus-visible + & {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Words = styled.div`
  font-size: ${size.sm};
  &:empty,
  &:has(> ${VisuallyHidden}) {
    position: absolute;
  }
`;

/** Has room for every message, each in the place of the hint, so that nothing below it moves. */
const Note = styled.div`
  display: grid;
  align-content: start;
  min-height: 6rem;
  &:has(${Complaint}, ${Words} > :not(${VisuallyHidden})) > ${Small} {
    ${visuallyHidden}
  }
`;
