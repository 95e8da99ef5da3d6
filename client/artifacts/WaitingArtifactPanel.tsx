import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { lineClamp } from '../ui/line-clamp';
import { color, font, from, radius, shadow, size, space } from '../ui/theme';
import { ArtifactThumbnail } from './ArtifactThumbnail';
import { ReadRecordLink } from './ReadRecordLink';
import { placeholder } from './placeholder';
import type { Waiting, WaitingArtifact } from './waiting-artifact-loader';

/**
 * Stands beside the form of sign-in and registration: shows the artifact that the visitor sees after `action`, and
 * leads to its record without. For pages whose loader is `waitingArtifactLoader`. The panel has its size before the
 * artifact is known, so that the form does not move.
 */
export function WaitingArtifactPanel({ action }: { action: 'Sign in' | 'Register' }) {
  const waiting = useLoaderData<Waiting | null>();
  if (!waiting) return null;
  return (
    <Suspense fallback={<Panel action={action} />}>
      <Await resolve={waiting.value}>
        {(artifact) => <Panel action={action} artifact={artifact} />}
      </Await>
    </Suspense>
  );
}

/** `artifact` is undefined while the artifact loads. */
function Panel({ action, artifact }: { action: string; artifact?: WaitingArtifact }) {
  if (artifact === 'missing') return <MissingPanel />;
  return (
    <Frame>
      {artifact === undefined && <Blank />}
      {artifact === null && <Picture eager image={placeholder} alt="" />}
      {artifact && (
        <Picture
          eager
          image={artifact.image}
          picture={artifact.picture}
          alt={artifact.imageAlt ?? artifact.artifactName}
        />
      )}
      <p>
        <span>{action}</span> to see{' '}
        {artifact ? <Name dir="auto">{artifact.artifactName}</Name> : <Name>the artifact</Name>}
      </p>
      {artifact && <ReadRecordLink id={artifact.id} />}
    </Frame>
  );
}

const MissingPanel = () => (
  <Frame>
    <Picture eager image={placeholder} alt="" />
    <p>
      <Name>Artifact not found</Name>
    </p>
    <ButtonLink to={paths.allArtifacts}>See all artifacts</ButtonLink>
  </Frame>
);

/** On a phone the picture stands beside the name, so that the form begins on the first screen. */
const Frame = styled.aside`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space.md};
  align-items: center;
  align-content: start;
  /* Of a name in two lines, and the button. */
  min-height: 10.5rem;
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.amber};
  box-shadow: ${shadow.low};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  line-height: 1.4;
  & > a {
    grid-column: 1 / -1;
  }
  @media (min-width: ${from.tablet}) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.lg};
  }
`;

const Picture = styled(ArtifactThumbnail)`
  width: 100%;
`;

const breathe = keyframes`50% { opacity: 0.55; }`;

const Blank = styled.div`
  border-radius: ${radius.sm};
  background: ${color.orange};
  aspect-ratio: 4 / 3;
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Name = styled.strong`
  ${lineClamp(2)}
  color: ${color.ink};
  font: 600 ${size.lg} / 1.25 ${font.display};
  overflow-wrap: anywhere;
  @media (min-width: ${from.tablet}) {
    font-size: ${size.xl};
  }
`;
