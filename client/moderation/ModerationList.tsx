import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { formatCount } from '../ui/format-count';
import { layout, size, space } from '../ui/theme';

interface ModerationListProps {
  title: string;
  /** Undefined until the list has loaded. */
  count: number | undefined;
  empty: string;
  children: ReactNode;
}

/** A part of the moderators' page, with its title and the number of its entries. */
export function ModerationList({ title, count, empty, children }: ModerationListProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{count === undefined ? title : `${title} (${formatCount(count)})`}</Title>
      {count === 0 && <p>{empty}</p>}
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  max-width: ${layout.prose};
`;

const Title = styled.h2`
  font-size: ${size.xl};
`;
