import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import styled from 'styled-components';
import type { WrittenPicture } from '../../../common/picture-lines';
import { isWebAddress } from '../../../common/web-address';
import { artifactFields, type ArtifactFieldName } from '../../artifacts/artifact-fields';
import { ArtifactThumbnail } from '../../artifacts/ArtifactThumbnail';
import { enterText } from '../../ui/enter-text';
import { Field } from '../../ui/Field';
import { type FieldErrors, type FieldSpec, readFields } from '../../ui/fields';
import { color, radius, space } from '../../ui/theme';
import { PictureUpload } from '../upload/PictureUpload';
import { hasFiles, pastedFiles } from '../upload/useDropAndPaste';
import { usePictureUpload } from '../upload/usePictureUpload';

interface PictureEntryProps {
  /** Its place in the list, counted from 0. */
  place: number;
  picture: WrittenPicture;
  errors: FieldErrors;
  onChange: (picture: Partial<WrittenPicture>) => void;
  /** Called with whether the picture is being uploaded. */
  onSending: (isSending: boolean) => void;
  /** The buttons that move it. */
  children: ReactNode;
}

type Part = keyof WrittenPicture;

/** The label of each part, and the field of the first picture that is like it. */
const PARTS: readonly (readonly [part: Part, label: string, like: ArtifactFieldName])[] = [
  ['image', 'Address', 'image'],
  ['caption', 'Caption', 'imageCaption'],
  ['alt', 'Description', 'imageAlt'],
  ['rights', 'Rights', 'rights'],
];

const nameOf = (place: number, part: Part) => `morePictures.${place}.${part}`;

const fieldsAt = (place: number): FieldSpec[] =>
  PARTS.flatMap(([part, label, like]) =>
    artifactFields()
      .filter(({ name }) => name === like)
      .map(({ kind, options, other, hint }) => ({
        ...{ name: nameOf(place, part), label, kind, hint },
        ...(options && { options }),
        ...(other && { other }),
        optional: part !== 'image',
      })),
  );

/** One further picture: its upload and its texts. It takes files that are dropped on it or pasted into it. */
export function PictureEntry(props: PictureEntryProps) {
  const { place, picture, errors, onChange, onSending, children } = props;
  const { image } = picture;
  const fields = fieldsAt(place);
  const entry = useRef<HTMLFieldSetElement>(null);
  const upload = usePictureUpload((url) => {
    const control = entry.current?.querySelector<HTMLInputElement>('input[type="url"]');
    if (control) enterText(control, url);
  });
  const isSending = upload.state.step === 'sending';
  const report = useEffectEvent(onSending);
  useEffect(() => {
    if (!isSending) return;
    report(true);
    return () => report(false);
  }, [isSending]);

  function handleInput({ currentTarget: { form } }: SyntheticEvent<HTMLFieldSetElement>) {
    if (!form) return;
    const values = readFields(form, fields);
    onChange(Object.fromEntries(PARTS.map(([part]) => [part, values[nameOf(place, part)]])));
  }

  /** The first picture takes no files that are taken here. */
  function take(event: SyntheticEvent, files: readonly File[]) {
    event.preventDefault();
    if (files.length > 0) upload.start([...files]);
  }
  function allow(event: DragEvent) {
    if (hasFiles(event.nativeEvent)) event.preventDefault();
  }
  function handleDrop(event: DragEvent) {
    if (hasFiles(event.nativeEvent)) take(event, [...event.dataTransfer.files]);
  }
  function handlePaste(event: ClipboardEvent) {
    const files = pastedFiles(event.nativeEvent);
    if (files.length > 0) take(event, files);
  }

  return (
    <Entry
      ref={entry}
      data-place={place}
      onChange={handleInput}
      onDragEnter={allow}
      onDragOver={allow}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      <legend>{`Picture ${place + 2}`}</legend>
      {isWebAddress(image) && <ArtifactThumbnail key={image} image={image} alt="Preview" />}
      <PictureUpload upload={upload} image={image} />
      {PARTS.map(([part], index) => {
        const [field] = fields.slice(index);
        return (
          field && (
            <Field
              key={part}
              field={field}
              defaultValue={picture[part] ?? ''}
              error={errors[field.name]}
            />
          )
        );
      })}
      <Buttons>{children}</Buttons>
    </Entry>
  );
}

const Entry = styled.fieldset`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  min-width: 0;
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  legend {
    padding: 0 ${space.xs};
    font-weight: 600;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
