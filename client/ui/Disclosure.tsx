import styled from 'styled-components';
import { color, size, space } from './theme';

/** What is opened by its `summary`, without a script. */
export const Disclosure = styled.details`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  summary {
    width: fit-content;
    padding-block: ${space.xs};
    font-weight: 600;
    cursor: pointer;
  }
`;
