import { useRouteLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { ArtifactPicture } from '../artifacts/ArtifactPicture';
import { ReadRecordLink } from '../artifacts/ReadRecordLink';
import { Page } from '../ui/Page';
import { color, font, radius, size, space } from '../ui/theme';
import { MissingArtifact } from './MissingArtifact';
import type { PublicArtifact } from './record-loader';

/** The route whose loader reads what the page of an artifact shows to everybody. */
export const DETAIL_ROUTE = 'detail';

/**
 * Stands below the spinner of an artifact's page for members, until it is known who reads it: what waits, and
 * the way to its record. Without JavaScript it is the page.
 */
export function WaitingRecord() {
  const artifact = useRouteLoaderData<PublicArtifact>(DETAIL_ROUTE);
  if (!artifact) {
    return (
      <noscript>
        <Page>
          <MissingArtifact />
        </Page>
      </noscript>
    );
  }
  return (
    <Page>
      <Frame>
        <Picture
          place="plate"
          image={artifact.image}
          picture={artifact.picture}
          alt={artifact.imageAlt ?? artifact.artifactName}
          eager
          fetchPriority="high"
        />
        <Name dir="auto">{artifact.artifactName}</Name>
        <ReadRecordLink id={artifact.id} />
      </Frame>
    </Page>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: center;
  text-align: center;
`;

const Picture = styled(ArtifactPicture)`
  width: min(100%, 26rem);
  height: auto;
  border-radius: ${radius.lg};
  background: ${color.mount};
  aspect-ratio: 4 / 3;
  object-fit: contain;
`;

const Name = styled.p`
  font: 600 ${size.h2} / 1.2 ${font.display};
  overflow-wrap: anywhere;
`;
