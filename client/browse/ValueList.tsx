import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { browseFactPath } from '../../common/public-paths';
import { artifactsInWords, formatCount } from '../ui/format-count';
import { VisuallyHidden } from '../ui/Page';
import { color, size, space } from '../ui/theme';

interface ValueListProps {
  /** The key of the fact. */
  of: string;
  values: readonly { value: string; count: number }[];
}

/** Values of a fact, each with the number of its artifacts. */
export const ValueList = ({ of, values }: ValueListProps) => (
  <List>
    {values.map(({ value, count }) => (
      <li key={value}>
        <Link to={browseFactPath(of, value)}>
          <Name dir="auto">{value}</Name>
          <Count aria-hidden="true">{formatCount(count)}</Count>
          <VisuallyHidden>{`, ${artifactsInWords(count)}`}</VisuallyHidden>
        </Link>
      </li>
    ))}
  </List>
);

/** In as many columns as have room; the letters run down each. */
const List = styled.ul`
  padding: 0;
  list-style: none;
  columns: 15rem auto;
  column-gap: ${space.xl};
  li {
    break-inside: avoid;
  }
  a {
    display: flex;
    gap: ${space.md};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${space.sm};
    border-bottom: 1px solid ${color.line};
    color: ${color.ink};
    text-decoration: none;
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  a:hover > & {
    text-decoration: underline;
  }
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
`;
