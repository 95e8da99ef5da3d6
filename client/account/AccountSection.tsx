import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, shadow, size, space } from '../ui/theme';

interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the account page, under its heading. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Sheet>
  );
}

const Sheet = styled.section`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  padding: clamp(1.25rem, 5vw, 2rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
`;

const Heading = styled.h2`
  font-size: ${size.xl};
`;
