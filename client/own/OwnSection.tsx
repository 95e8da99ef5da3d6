import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { layout, size, space } from '../ui/theme';

interface OwnSectionProps {
  title: string;
  children: ReactNode;
}

/** What waits for the member's answer, above their artifacts. */
export function OwnSection({ title, children }: OwnSectionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  max-width: ${layout.prose};
  gap: ${space.md};
`;

const Title = styled.h2`
  font-size: ${size.xl};
`;

/** The name of an artifact of the section. */
export const Name = styled.h3`
  font-size: ${size.lg};
`;
