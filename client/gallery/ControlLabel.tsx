import styled from 'styled-components';
import { Input, Select } from '../ui/Field';
import { size, space } from '../ui/theme';

/** A gallery control under its name. */
export const ControlLabel = styled.label`
  display: grid;
  gap: ${space.xs};
  font-size: ${size.sm};
  font-weight: 600;
  ${Input}, ${Select} {
    font-size: ${size.md};
    font-weight: 400;
  }
`;
