import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { isArtifactType } from '../../common/artifact-types';
import { readMadeDates } from '../../common/made/made-dates';
import { yearsLabel } from '../../common/made/span-label';
import type { WrittenPicture } from '../../common/picture-lines';
import { UNNAMED_MEMBER } from '../../common/members';
import { useMember } from '../auth/RequireAuth';
import type {
  ArtifactForm_ArtifactFragment,
  ArtifactInput,
  FactTerms_ViewerFragment,
} from '../generated/graphql';
import { Button } from '../ui/Button';
import { ReadOnlyField } from '../ui/Field';
import type { FieldErrors, FieldValues } from '../ui/fields';
import { enterText } from '../ui/enter-text';
import { Form } from '../ui/Form';
import { color, radius, shadow, space } from '../ui/theme';
import { typeLabels } from '../artifacts/declared-record';
import { ArtifactFormPreview } from './ArtifactFormPreview';
import { ChangedElsewhere } from './ChangedElsewhere';
import { suggestionsFor } from './fact-fields';
import {
  type ArtifactDraft,
  fieldsOfSuggestion,
  fieldsWithFacts,
  type FormFieldName,
  inputOf,
} from './form-fields';
import { MorePictures } from './pictures/MorePictures';
import { PictureUpload } from './upload/PictureUpload';
import { SamePictures } from './upload/SamePictures';
import { usePictureUpload } from './upload/usePictureUpload';
import { useArtifactDraft } from './useArtifactDraft';
import { useTyped } from './useTyped';

/**
 * The result of an attempt to save: saved, refused with the errors of the fields, or refused because
 * there is a newer version.
 */
export type SaveOutcome =
  | { saved: true }
  | { saved: false; errors: FieldErrors }
  | { saved: false; newer: ArtifactForm_ArtifactFragment };

interface ArtifactFormProps {
  /** The artifact to change; none for a new one. */
  artifact?: ArtifactForm_ArtifactFragment;
  /** The terms that are suggested for facts; none before they are known. */
  factTerms?: FactTerms_ViewerFragment['factTerms'] | undefined;
  /** What a suggestion begins with, besides the artifact; none where the form saves. */
  suggestion?: ArtifactDraft;
  /** The field that has the focus at first. */
  focusFirst?: string | undefined;
  submitLabel: string;
  onSave: (draft: FinishedDraft) => Promise<SaveOutcome>;
}

export interface FinishedDraft {
  input: ArtifactInput;
  /** The newest version that the member has seen; none of a new artifact. */
  version: ArtifactForm_ArtifactFragment | undefined;
  values: ArtifactDraft;
}

const STILL_SENDING = 'A picture is still on its way. Wait until it is uploaded, or remove it.';

/** The form in which an artifact is added, changed, or suggested to be changed. */
export function ArtifactForm(props: ArtifactFormProps) {
  const { artifact, factTerms = [], suggestion, submitLabel, onSave } = props;
  const member = useMember();
  const draft = useArtifactDraft(member.uid, artifact, suggestion);
  const { revision, focusOn = props.focusFirst } = draft;
  const image = draft.values.image ?? '';
  // Screen readers announce how it is read: not each key.
  const createdAt = useTyped(draft.values.createdAt ?? '');
  /** The further pictures as they are now: events of the form may come before the next rendering. */
  const more = useRef(draft.initial.morePictures ?? '');
  const [pictureErrors, setPictureErrors] = useState<FieldErrors>({});
  const [sendsMore, setSendsMore] = useState(false);
  const [broken, setBroken] = useState<string>();
  const formId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const upload = usePictureUpload((url) => {
    const control = controlOf(sheet.current, 'image');
    if (control instanceof HTMLInputElement) enterText(control, url);
  });
  const initialLines = draft.initial.morePictures ?? '';
  useEffect(() => {
    more.current = initialLines;
  }, [revision, initialLines]);
  useEffect(() => {
    if (focusOn) controlOf(sheet.current, focusOn)?.focus();
  }, [revision, focusOn]);

  /** Whether a picture is being uploaded. The member is then told to wait for it. */
  function mustWait() {
    if (upload.state.step !== 'sending' && !sendsMore) return false;
    upload.remind();
    if (sendsMore) setPictureErrors({ morePictures: STILL_SENDING });
    return true;
  }

  /** The form is not saved before the address of a picture that is being uploaded is known. */
  function handleSubmitCapture(event: SubmitEvent) {
    if (!mustWait()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Other values come with a new form, in which an upload of the old one would be lost or misplaced. */
  const unlessSending = (act: () => void) => () => {
    if (!mustWait()) act();
  };

  /** The first picture takes the place of the other one. */
  function makeFirst(picture: WrittenPicture, linesWith: (first: WrittenPicture) => string) {
    if (mustWait()) return;
    const { values } = draft;
    const { imageCaption: caption, imageAlt: alt, rights } = values;
    const first = { caption, alt, rights };
    const replaced = {
      image: picture.image,
      imageCaption: picture.caption ?? '',
      imageAlt: picture.alt ?? '',
      rights: picture.rights ?? '',
      morePictures: linesWith({ image, ...first }),
    };
    draft.replace({ ...values, ...replaced }, 'image');
  }

  async function handleSubmit(typed: FieldValues<FormFieldName> & ArtifactDraft) {
    const { artifactType } = typed;
    if (!isArtifactType(typeLabels(), artifactType))
      return { artifactType: 'Choose one of the types' };
    const values = { ...typed, morePictures: more.current };
    const { version } = draft;
    const input = inputOf(values, artifactType, version);
    let outcome = await onSave({ input, version, values });
    // The newer version has nothing that the draft would replace, such as after a lost response.
    if ('newer' in outcome && !draft.replaces(outcome.newer, values)) {
      outcome = await onSave({ input, version: outcome.newer, values });
    }
    if (outcome.saved) draft.clear();
    if ('newer' in outcome) draft.compareWith(outcome.newer, values);
    const refused = 'errors' in outcome ? outcome.errors : undefined;
    setPictureErrors(refused ?? {});
    return refused;
  }

  return (
    <Sheet ref={sheet} onSubmitCapture={handleSubmitCapture}>
      {draft.note === 'taken' && <Note role="status">The newer values are in the form.</Note>}
      {draft.note === 'restored' && (
        <Note role="status">
          Your unsaved changes are back.
          <Button $small $tone="quiet" onClick={unlessSending(draft.discard)}>
            Discard them
          </Button>
        </Note>
      )}
      {draft.newer && (
        <ChangedElsewhere
          newer={draft.newer}
          draft={draft.values}
          formId={formId}
          isSuggestion={suggestion !== undefined}
          onTakeNewer={unlessSending(draft.takeNewer)}
        />
      )}
      <Form
        key={draft.revision}
        id={formId}
        wide
        fields={(suggestion ? fieldsOfSuggestion : fieldsWithFacts)(draft.initial)}
        defaultValues={draft.initial}
        submitLabel={submitLabel}
        onSubmit={handleSubmit}
        onInput={(typed) => draft.keep({ ...typed, morePictures: more.current })}
        suggestions={suggestionsFor(draft.values, factTerms)}
        remarks={{
          image: broken === image ? 'No picture loads from this address' : '',
          createdAt: yearsInWords(createdAt),
        }}
        before={{
          image: (
            <ArtifactFormPreview
              image={image}
              upload={upload}
              onResult={(address, loads) => setBroken(loads ? undefined : address)}
            >
              <PictureUpload
                upload={upload}
                image={image}
                isDescribed={Boolean(draft.values.imageAlt)}
                onDescribe={() => controlOf(sheet.current, 'imageAlt')?.focus()}
              />
              <SamePictures image={image} artifact={artifact} />
            </ArtifactFormPreview>
          ),
        }}
      >
        <MorePictures
          initialLines={initialLines}
          errors={pictureErrors}
          onChange={(lines) => {
            more.current = lines;
            draft.keep({ ...draft.values, morePictures: lines });
          }}
          onMakeFirst={makeFirst}
          onSending={setSendsMore}
        />
        {!suggestion && (
          <>
            <ReadOnlyField
              name="userName"
              label="User Name"
              value={member.displayName ?? UNNAMED_MEMBER}
            />
            <ReadOnlyField name="userEmail" label="User Email" value={member.email} />
          </>
        )}
      </Form>
    </Sheet>
  );
}

/** How the catalogue reads a text as years. */
function yearsInWords(text: string): string {
  if (text.trim() === '') return '';
  const made = readMadeDates(text);
  return made ? `Read as ${yearsLabel(made.earliest, made.latest)}` : 'Not readable as years';
}

const controlOf = (sheet: HTMLElement | null, name: string) =>
  [...(sheet?.querySelectorAll<HTMLElement>('form [name]') ?? [])].find(
    (control) => control.getAttribute('name') === name,
  );

const Sheet = styled.div`
  display: grid;
  gap: ${space.lg};
  width: 100%;
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.amber};
`;
