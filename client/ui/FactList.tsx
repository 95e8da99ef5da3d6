import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from './theme';

/** A name and its value, as a line of a `FactList`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** Facts in lines. On a narrow screen the value stands below its name. */
export const FactList = styled.dl`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  div {
    display: grid;
    padding-bottom: ${space.sm};
    border-bottom: 1px solid ${color.line};
    @media (min-width: 30rem) {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      gap: ${space.sm};
    }
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  dd {
    overflow-wrap: anywhere;
    text-align: left;
  }
`;
