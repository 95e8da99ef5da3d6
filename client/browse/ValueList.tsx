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
export const ValueList = ({ of, values }: ValueListProps) =>
  values.length > 0 && (
    <List>
      {values.map(({ value, count }) => (
        <li key={value}>
          <Link to={browseFactPath(of, value)}>
            <ValueName value={value} count={count} />
          </Link>
        </li>
      ))}
    </List>
  );

/** A value with the number of its artifacts, within a link. */
export const ValueName = ({ value, count }: { value: string; count: number }) => (
  <>
    <Name dir="auto">{value}</Name>
    <Count aria-hidden="true">{formatCount(count)}</Count>
    <VisuallyHidden>{`, ${artifactsInWords(count)}`}</VisuallyHidden>
  </>
);

/** In as many columns as have room; the alphabet runs down each. */
export const ValueColumns = styled.div`
  columns: 15rem auto;
  column-gap: ${space.xl};
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
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
  a:hover & {
    text-decoration: underline;
  }
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
