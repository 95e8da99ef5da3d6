import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../paths';
import { lineClamp } from '../ui/line-clamp';
import { color, font, layout, radius, size, space } from '../ui/theme';
import { ArtifactThumbnail } from './ArtifactThumbnail';
import type { FoundArtifact } from './waiting-artifact-loader';

interface ContinuationOfferProps {
  artifact: FoundArtifact;
  onUse: () => void;
  onDismiss: () => void;
}

/** A strip that leads to the artifact. */
export function ContinuationOffer({ artifact, onUse, onDismiss }: ContinuationOfferProps) {
  return (
    <Band className="screen-only" aria-label="Continue">
      <Row>
        <Way to={paths.artifact(artifact.id)} onClick={onUse}>
          <ArtifactThumbnail
            eager
            image={artifact.image}
            picture={artifact.picture}
            alt={artifact.imageAlt ?? ''}
          />
          <span>
            Continue to <Name dir="auto">{artifact.artifactName}</Name>
          </span>
        </Way>
        <Dismiss type="button" aria-label="Dismiss" onClick={onDismiss}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="M3 3l10 10M13 3L3 13"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </Dismiss>
      </Row>
    </Band>
  );
}

const Band = styled.aside`
  border-bottom: 1px solid ${color.line};
  background: ${color.amber};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  max-width: ${layout.page};
  margin-inline: auto;
  padding: ${space.sm} ${layout.gutter};
`;

const Way = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.md};
  min-width: 0;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  line-height: 1.4;
  text-decoration: none;
`;

const Name = styled.strong`
  ${lineClamp(2)}
  color: ${color.accent};
  font: 600 ${size.lg} / 1.25 ${font.display};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
`;

const Dismiss = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  /* The cross, not its round ground, ends where the column ends. */
  margin-inline-end: -0.75rem;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;
  &:hover {
    background: ${color.orange};
    color: ${color.ink};
  }
`;
