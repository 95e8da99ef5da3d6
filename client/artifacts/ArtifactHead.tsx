import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ArtifactPicture_ArtifactFragment } from '../generated/graphql';
import { size, space } from '../ui/theme';
import { ArtifactThumbnail } from './ArtifactThumbnail';

interface ArtifactHeadProps {
  /** Null where the viewer does not see its picture. */
  artifact: ArtifactPicture_ArtifactFragment | null;
  name: string;
  /** The ID that the element with the name gets. */
  nameId: string;
  /** Where the name leads; without it, the name is no link. */
  to?: string | undefined;
  /** What is said about the artifact. */
  children: ReactNode;
}

/** The head of a panel about an artifact: the picture beside the name and words about it. */
export const ArtifactHead = ({ artifact, name, nameId, to, children }: ArtifactHeadProps) => (
  <Head>
    {artifact && <ArtifactThumbnail image={artifact.image} picture={artifact.picture} alt="" />}
    <div>
      <Name id={nameId} dir="auto">
        {to === undefined ? name : <Link to={to}>{name}</Link>}
      </Name>
      {children}
    </div>
  </Head>
);

const Head = styled.header`
  display: flex;
  gap: ${space.md};
  align-items: start;
  & > div {
    min-width: 0;
  }
`;

const Name = styled.h2`
  font-size: ${size.lg};
  overflow-wrap: anywhere;
`;
