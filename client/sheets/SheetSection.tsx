import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { color, radius, shadow, size, space } from '../ui/theme';

interface SheetSectionProps {
  title: string;
  /** The title, for a part that moves the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A step of a sheet's page. */
export function SheetSection({ title, titleRef, children }: SheetSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Title ref={titleRef} id={id} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Title>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: minmax(0, 1fr);
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
`;

const Title = styled.h2`
  width: fit-content;
  font-size: ${size.section};
`;
