import { Suspense } from 'react';
import { Await, Link, useLoaderData } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { paths } from '../paths';
import { lineClamp } from '../ui/line-clamp';
import { color, font, from, radius, size, space } from '../ui/theme';
import { ArtifactThumbnail } from './ArtifactThumbnail';
import { placeholder } from './placeholder';
import type { Waiting, WaitingArtifact } from './waiting-artifact-loader';

/**
 * Names and shows the artifact that the visitor sees after `action`, for pages whose loader is
 * `waitingArtifactLoader`. The panel has its size before the artifact is known, so that the form
 * below does not move.
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

/** `artifact` is undefined while the artifact loads, and null if it could not be loaded. */
function Panel({ action, artifact }: { action: string; artifact?: WaitingArtifact }) {
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
      <Words>
        <p>
          <span>{action}</span> to see{' '}
          {artifact ? <Name dir="auto">{artifact.artifactName}</Name> : <Name>the artifact</Name>}
        </p>
        {artifact && (
          <p>
            <Link to={paths.record(artifact.id)}>Read its record without signing in</Link>
          </p>
        )}
      </Words>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space.md};
  align-items: center;
  /* Of a name and a link in two lines each. */
  min-height: 8.25rem;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.amber};
  @media (min-width: ${from.phone}) {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  line-height: 1.4;
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
`;
