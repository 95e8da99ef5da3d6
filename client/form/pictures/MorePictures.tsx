import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { MAX_MORE_PICTURES } from '../../../common/picture-limits';
import {
  readPictureLines,
  type WrittenPicture,
  writePictureLines,
} from '../../../common/picture-lines';
import { Button } from '../../ui/Button';
import { Complaint } from '../../ui/Field';
import type { FieldErrors } from '../../ui/fields';
import { Small } from '../../ui/Page';
import { color, radius, space } from '../../ui/theme';
import { PictureEntry } from './PictureEntry';

interface Entry extends WrittenPicture {
  key: number;
}

interface MorePicturesProps {
  /** The list at first. */
  initialLines: string;
  /** What the API refuses, by fields such as `morePictures.2.image`. */
  errors: FieldErrors;
  onChange: (lines: string) => void;
  /**
   * Puts a picture in the place of the first one.
   * @param linesWith the list with another picture in the place of this one
   */
  onMakeFirst: (picture: WrittenPicture, linesWith: (other: WrittenPicture) => string) => void;
  /** Called with whether pictures are being uploaded. */
  onSending: (isSending: boolean) => void;
}

/** The pictures of an artifact behind the first, in order, each with its texts and its upload. */
export function MorePictures(props: MorePicturesProps) {
  const { initialLines, errors, onChange, onMakeFirst, onSending } = props;
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    readPictureLines(initialLines).map((picture, key) => ({ ...picture, key })),
  );
  const [focusOn, setFocusOn] = useState<{ place: number }>();
  const nextKey = useRef(entries.length);
  const sending = useRef(new Set<number>());
  const section = useRef<HTMLFieldSetElement>(null);
  const hintId = useId();
  // What was added, moved or stands in the place of what was removed gets the focus.
  useEffect(() => {
    if (!focusOn) return;
    const entry = `[data-place="${focusOn.place}"] input`;
    const { current } = section;
    const control = current?.querySelector<HTMLElement>(entry) ?? current?.querySelector('button');
    control?.focus();
  }, [focusOn]);

  function change(changed: readonly Entry[], place?: number) {
    setEntries(changed);
    onChange(linesOf(changed));
    if (place !== undefined) setFocusOn({ place });
  }

  function add() {
    const key = nextKey.current;
    nextKey.current += 1;
    change([...entries, { key, image: '' }], entries.length);
  }

  function move(from: number, to: number) {
    const others = entries.filter((_, place) => place !== from);
    change([...others.slice(0, to), ...entries.slice(from, from + 1), ...others.slice(to)], to);
  }

  const withChange = (key: number, picture: Partial<WrittenPicture>) =>
    entries.map((one) => (one.key === key ? { ...one, ...picture } : one));

  function reportSending(key: number, isSending: boolean) {
    if (isSending) sending.current.add(key);
    else sending.current.delete(key);
    onSending(sending.current.size > 0);
  }

  return (
    <Section ref={section} aria-describedby={hintId}>
      <legend>More pictures (optional)</legend>
      <Small id={hintId}>
        Such as the back, or a detail. Each has a description and rights of its own.
      </Small>
      {errors['morePictures'] && <Complaint role="alert">{errors['morePictures']}</Complaint>}
      {entries.map((entry, place) => (
        <PictureEntry
          key={entry.key}
          place={place}
          picture={entry}
          errors={errors}
          onChange={(picture) => change(withChange(entry.key, picture))}
          onSending={(isSending) => reportSending(entry.key, isSending)}
        >
          {place > 0 && (
            <Button $small $tone="quiet" onClick={() => move(place, place - 1)}>
              Move up
            </Button>
          )}
          {place < entries.length - 1 && (
            <Button $small $tone="quiet" onClick={() => move(place, place + 1)}>
              Move down
            </Button>
          )}
          <Button
            $small
            $tone="quiet"
            onClick={() => onMakeFirst(entry, (other) => linesOf(withChange(entry.key, other)))}
          >
            Make it the first
          </Button>
          <Button
            $small
            $tone="quiet"
            onClick={() =>
              change(
                entries.filter((one) => one !== entry),
                place,
              )
            }
          >
            Remove
          </Button>
        </PictureEntry>
      ))}
      {entries.length < MAX_MORE_PICTURES && (
        <Button $small $tone="quiet" onClick={add}>
          Add a picture
        </Button>
      )}
    </Section>
  );
}

/** The list without entries in which nothing was written yet. */
const linesOf = (pictures: readonly WrittenPicture[]) =>
  writePictureLines(
    pictures.filter(({ image, caption, alt, rights }) =>
      [image, caption, alt, rights].some((text) => (text ?? '').trim() !== ''),
    ),
  );

const Section = styled.fieldset`
  display: grid;
  gap: ${space.md};
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  min-width: 0;
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  > legend {
    padding: 0 ${space.xs};
    font-weight: 600;
  }
`;
