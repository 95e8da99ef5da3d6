import styled from 'styled-components';
import { Input, Select } from '../ui/Field';
import { visuallyHidden } from '../ui/Page';
import { from, size, space } from '../ui/theme';

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

/** A control whose value says enough on wide screens, where the controls stand in one line. */
export const LineLabel = styled(ControlLabel)`
  @media (min-width: ${from.tablet}) {
    span {
      ${visuallyHidden}
    }
  }
`;
