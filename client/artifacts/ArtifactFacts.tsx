import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ArtifactDetail_ArtifactFragment, ArtifactType } from '../generated/graphql';
import { pictureRights } from '../generated/picture-rights';
import { paths } from '../paths';
import { color, size, space } from '../ui/theme';
import { artifactFields } from './artifact-fields';
import { artifactTypeLabels } from './artifact-types';
import { noFilters, writeFilters } from './gallery-filters';

const rightsLabels = new Map(pictureRights);

interface ArtifactFactsProps {
  artifact: ArtifactDetail_ArtifactFragment;
  /** Null if the address is not shown; undefined while it is unknown, when its line stays empty. */
  userEmail: string | null | undefined;
}

/** The short facts of an artifact, and the member who added it. */
export function ArtifactFacts({ artifact, userEmail }: ArtifactFactsProps) {
  return (
    <Facts>
      {artifactFields
        .filter(({ shownAs }) => shownAs === 'line')
        .map(({ name, label }) => (
          <Fact key={name} label={label}>
            {name === 'artifactType' ? <TypeLink type={artifact[name]} /> : artifact[name]}
          </Fact>
        ))}
      {artifact.rights && (
        <Fact label="Picture Rights">
          <a href={artifact.rights} rel="license">
            {rightsLabels.get(artifact.rights) ?? artifact.rights}
          </a>
        </Fact>
      )}
      <Fact label="Added By">{artifact.userName}</Fact>
      {userEmail !== null && (
        <Fact label="Email">
          {userEmail === undefined ? (
            '\u00a0'
          ) : (
            <Link to={paths.sharedBy(userEmail)}>
              <Address email={userEmail} />
            </Link>
          )}
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** Leads to the other artifacts of the type. */
function TypeLink({ type }: { type: ArtifactType }) {
  const search = writeFilters({ ...noFilters, type }).toString();
  return <Link to={{ pathname: paths.allArtifacts, search }}>{artifactTypeLabels[type]}</Link>;
}

/** A long address breaks before its @ rather than within a word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space.sm};
  div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: ${space.sm};
    padding-bottom: ${space.sm};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  dd {
    overflow-wrap: anywhere;
    text-align: left;
  }
`;
