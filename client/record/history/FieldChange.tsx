import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { ArtifactThumbnail } from '../../artifacts/ArtifactThumbnail';
import { color, from, radius, size, space } from '../../ui/theme';
import { differenceOfWords, type TextPart } from './word-difference';

interface FieldChangeProps {
  label: ReactNode;
  /** The level of its heading. */
  heading?: 'h3' | 'h4';
  before: string;
  after: string;
  /** The addresses of pictures in a value, which are shown, too. */
  picturesIn?: ((text: string) => readonly string[]) | undefined;
}

/** A field before and after a change, with the words that changed marked. */
export function FieldChange({
  label,
  heading = 'h4',
  before,
  after,
  picturesIn,
}: FieldChangeProps) {
  const difference = useMemo(() => differenceOfWords(before, after), [before, after]);
  return (
    <div>
      <Label as={heading}>{label}</Label>
      <Sides>
        <Side title="Before" mark="del" parts={difference.before} pictures={picturesIn?.(before)} />
        <Side title="After" mark="ins" parts={difference.after} pictures={picturesIn?.(after)} />
      </Sides>
    </div>
  );
}

interface SideProps {
  title: string;
  mark: 'del' | 'ins';
  parts: readonly TextPart[];
  pictures?: readonly string[] | undefined;
}

function Side({ title, mark: Mark, parts, pictures = [] }: SideProps) {
  const isEmpty = parts.every(({ text }) => text === '');
  return (
    <Frame>
      <Caption>{title}</Caption>
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map((image, place) => (
            <Picture key={place} image={image} alt={`${title}: picture ${place + 1}`} />
          ))}
        </Pictures>
      )}
      <Text dir="auto">
        {isEmpty && <Nothing>(empty)</Nothing>}
        {parts.map(({ text, isChanged }, index) =>
          isChanged ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
        )}
      </Text>
    </Frame>
  );
}

const Label = styled.h4`
  font-size: ${size.sm};
`;

const Sides = styled.div`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space.xs};
  @media (min-width: ${from.tablet}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Frame = styled.div`
  padding: ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.cream};
`;

const Caption = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;

/** Large enough to compare it with another. */
const Picture = styled(ArtifactThumbnail)`
  width: 9rem;
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-block: ${space.xs};
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
  del,
  ins {
    border-radius: ${radius.sm};
    background: ${color.orange};
    color: ${color.danger};
  }
  ins {
    background: ${color.amber};
    color: ${color.success};
  }
`;

const Nothing = styled.span`
  color: ${color.inkSoft};
`;
