import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { Panel } from './Panel';
import { size } from './theme';

interface PanelSectionProps {
  title: string;
  /** The title, for a part that moves the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a page, on a sheet of paper under its heading. */
export function PanelSection({ title, titleRef, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Title ref={titleRef} id={id} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Title>
      {children}
    </Panel>
  );
}

const Title = styled.h2`
  width: fit-content;
  font-size: ${size.section};
`;
