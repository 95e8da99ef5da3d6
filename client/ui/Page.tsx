import styled, { css } from 'styled-components';
import { color, from, layout, shortPhone, size, space } from './theme';

/** The column of a page's content, under the header. */
export const Page = styled.div`
  display: grid;
  gap: clamp(1rem, 3vw, 1.5rem);
  align-content: start;
  width: 100%;
  max-width: ${layout.page};
  margin-inline: auto;
  padding: clamp(1.5rem, 5vw, 2.5rem) ${layout.gutter} ${space.xxl};
  @media ${shortPhone} {
    padding-top: ${space.md};
  }
`;

/** Cards in 1 to 4 columns, by width. A phone has two, unless it is very narrow. */
export const CardGrid = styled.div`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${from.narrow}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: ${from.phone}) {
    gap: ${space.lg};
  }
  @media (min-width: ${from.desktop}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: ${from.wide}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Words of less weight than those around them. */
export const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

/** For screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
