import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { StateFrame } from './StateFrame';
import { color, font, size } from './theme';

interface EmptyStateProps {
  title: string;
  /** The title, for a page that moves the focus to it. */
  titleRef?: Ref<HTMLParagraphElement>;
  text?: string;
  /** A link or a button that leads further. */
  children?: ReactNode;
}

/** The message of a list or a page that has nothing to show. */
export function EmptyState({ title, titleRef, text, children }: EmptyStateProps) {
  return (
    <StateFrame>
      <Title ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Title>
      {text && <Text>{text}</Text>}
      {children}
    </StateFrame>
  );
}

const Title = styled.p`
  font: 600 ${size.xl} / 1.3 ${font.display};
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;
