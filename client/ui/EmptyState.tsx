import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, layout, radius, size, space } from './theme';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** The way on: a link or a button. */
  children?: ReactNode;
}

/** What a list or a page says when it has nothing to show. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <Frame>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  width: 100%;
  max-width: ${layout.prose};
  margin-inline: auto;
  padding: ${space.xl} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  text-align: center;
`;

const Title = styled.p`
  font: 600 ${size.xl} / 1.3 ${font.display};
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;
