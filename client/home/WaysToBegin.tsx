import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addressOfMentions } from '../civilizations/AllMentions';
import { paths } from '../paths';
import { color } from '../ui/theme';

/** Other ways into the collection than its whole list. @param place words by which artifacts are found */
export const WaysToBegin = ({ place }: { place: string | undefined }) => (
  <Line>
    <span>or begin with </span>
    {place !== undefined && (
      <>
        <Link to={addressOfMentions(place)}>a place</Link>
        <span> · </span>
      </>
    )}
    <Link to={paths.dates}>a century</Link>
    <span> · </span>
    {/* The server chooses the artifact. Search engines need no random one. */}
    <a href={paths.surprise} rel="nofollow">
      surprise me
    </a>
  </Line>
);

const Line = styled.p`
  color: ${color.inkSoft};
  text-align: center;
  a {
    color: inherit;
  }
`;
