import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate, useParams, type Location } from 'react-router-dom';
import styled from 'styled-components';
import { useArtifactPath } from '../artifacts/useArtifactPath';
import { fromList, placeInList } from '../gallery/opened-list';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { formatCount } from '../ui/format-count';
import { VisuallyHidden } from '../ui/Page';
import { color, radius, space } from '../ui/theme';

const ALL = 'Back to All Artifacts';

/**
 * Leads from an artifact back to where its reader was: to the list from which it was opened, as it was left, and
 * to the artifacts before and after it there.
 */
export function BackToList() {
  const { id } = useParams();
  const { state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const pathOf = useArtifactPath();
  const list = placeInList(state, id);
  if (!list) return <BackLink to={paths.allArtifacts}>{ALL}</BackLink>;
  const { address, q, isNarrowed, total, place, previous, next } = list;
  const results = `${formatCount(total)} ${total === 1 ? 'result' : 'results'}`;

  /** The entry before this one is the list, with its place on the page. */
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  const neighbour = (to: string | undefined, name: string, sign: string) =>
    to !== undefined && (
      <Step to={pathOf(to)} state={fromList(address)} replace>
        <VisuallyHidden>{name}</VisuallyHidden>
        <span aria-hidden="true">{sign}</span>
      </Step>
    );

  return (
    <Row className="screen-only">
      <BackLink to={address} onClick={goBack}>
        <span>{isNarrowed ? `Back to ${results}` : ALL}</span>
        {q && (
          <span>
            <span> for “</span>
            <bdi>{q}</bdi>
            <span>”</span>
          </span>
        )}
      </BackLink>
      <Steps aria-label="Results">
        <span>{`${formatCount(place)} of ${formatCount(total)}`}</span>
        {neighbour(previous, 'Previous result', '‹')}
        {neighbour(next, 'Next result', '›')}
      </Steps>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space.md};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
`;

const Steps = styled.nav`
  display: flex;
  flex: none;
  align-items: center;
  margin-block: -0.625rem;
  color: ${color.inkSoft};
  white-space: nowrap;
`;

const Step = styled(Link)`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.md};
  font-size: 1.5rem;
  text-decoration: none;
  &:hover {
    background: ${color.amber};
  }
`;
