import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ArtifactDetail_ArtifactFragment } from '../generated/graphql';
import { paths } from '../paths';
import { DayOf } from '../ui/DayOf';
import { Disclosure } from '../ui/Disclosure';
import { Fact, FactList } from '../ui/FactList';
import { Panel } from '../ui/Panel';
import { color, layout, size } from '../ui/theme';
import { Helpers } from './Helpers';
import { DataFormats } from './panels/DataFormats';

interface AboutEntryProps {
  title: string;
  artifact: ArtifactDetail_ArtifactFragment;
  /** Further facts. */
  facts?: ReactNode;
  /** What only members are told of the entry. */
  children?: ReactNode;
}

/** Who added an artifact to the catalogue, when, and what readers can do with the entry. */
export function AboutEntry({ title, artifact, facts, children }: AboutEntryProps) {
  const headingId = useId();
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <Title id={headingId}>{title}</Title>
      <Facts>
        <Fact label="Added By">
          <Link to={paths.contributor(artifact.contributor.id)}>{artifact.userName}</Link>
        </Fact>
        {facts}
        <Fact label="Added">
          <DayOf instant={artifact.addedAt} timeZone="UTC" />
        </Fact>
        <Fact label="Updated">
          <DayOf instant={artifact.updatedAt} timeZone="UTC" />
        </Fact>
      </Facts>
      <Helpers helpers={artifact.helpers} />
      {children}
      <Disclosure className="screen-only">
        <summary>Data</summary>
        <DataFormats artifactId={artifact.id} />
      </Disclosure>
      <Report className="screen-only">
        <Link to={paths.report(artifact.id)}>Report this artifact</Link>
      </Report>
    </Panel>
  );
}

const Facts = styled(FactList)`
  max-width: ${layout.prose};
`;

const Title = styled.h2`
  font-size: ${size.section};
`;

const Report = styled.p`
  font-size: ${size.sm};
  a {
    color: ${color.inkSoft};
  }
`;
