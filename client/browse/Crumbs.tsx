import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { kicker } from '../ui/Kicker';
import { space } from '../ui/theme';

interface CrumbsProps {
  /** The pages above this one, the highest first. */
  steps: readonly { text: string; path: string }[];
}

/** Says above the heading of a page where it stands, and leads up. */
export const Crumbs = ({ steps }: CrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <Steps>
      {steps.map(({ text, path }) => (
        <li key={path}>
          <Link to={path} dir="auto">
            {text}
          </Link>
        </li>
      ))}
    </Steps>
  </nav>
);

const Steps = styled.ol`
  ${kicker}
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  list-style: none;
  li + li::before {
    content: '/' / '';
    padding-inline: ${space.sm};
  }
  a {
    display: inline-block;
    padding-block: ${space.xs};
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;
