import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../paths';
import { space } from '../ui/theme';

interface SuggestLinkProps {
  artifactId: string;
  /** Whether the artifact's picture has a description for those who do not see it. */
  isDescribed: boolean;
}

/** Invites readers to help with an artifact of another member. A visitor is led to sign in first. */
export function SuggestLink({ artifactId, isDescribed }: SuggestLinkProps) {
  const path = paths.suggest(artifactId);
  return (
    <Frame className="screen-only">
      <p>
        <span>Know better? </span>
        <Link to={path}>Suggest a change</Link>
      </p>
      {!isDescribed && (
        <p>
          <span>This picture has no description for those who do not see it. </span>
          <Link to={`${path}#imageAlt`}>Describe this picture</Link>
        </p>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.sm};
`;
