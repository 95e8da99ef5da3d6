import { memo, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ArtifactCard_ArtifactFragment } from '../generated/graphql';
import { paths } from '../paths';
import { Card, CardLink, focusOnCard, wholeCard } from '../ui/Card';
import { formatCount } from '../ui/format-count';
import { lineClamp } from '../ui/line-clamp';
import { visuallyHidden } from '../ui/Page';
import { color, from, radius, size, space } from '../ui/theme';
import { labelOf, typeLabel } from './declared-record';
import { ArtifactPicture } from './ArtifactPicture';
import type { PicturePlace } from './picture-sizes';
import { useArtifactPath } from './useArtifactPath';

interface ArtifactCardProps {
  artifact: ArtifactCard_ArtifactFragment;
  /** The kind of grid in which the card stands. */
  place?: Extract<PicturePlace, 'card' | 'rowCard'>;
  /** A short word over the picture, e.g. 'Featured'. */
  badge?: string;
  /** Shows the first lines of the historical context in place of where it was found. */
  withContext?: boolean;
  /** Why the card is shown, as phrases. */
  reasons?: readonly string[];
  /** Below a page's h1 (2), a section's h2 (3), or the h3 of a part of it (4). */
  headingLevel?: 2 | 3 | 4;
  /** The history state of the links, always the same object. */
  linkState?: object;
  /** The first card of the page, whose picture loads before everything else. */
  first?: boolean;
  /** Returns further controls beside 'View Details'. `nameId` is the id of the artifact's name. */
  actions?: (nameId: string) => ReactNode;
}

/** About as many letters as two lines of a card hold on a phone. */
const lettersShown = 36;

const firstPicture = { eager: true, fetchPriority: 'high' } as const;
/** A phone shows several cards at once, whose pictures would delay the first one. */
const laterPicture = { fetchPriority: 'low' } as const;

/** Memoized, so that a response without changes does not render a gallery again. */
export const ArtifactCard = memo(function ArtifactCard(props: ArtifactCardProps) {
  const {
    artifact,
    badge,
    withContext = false,
    reasons,
    headingLevel = 3,
    linkState,
    first,
    actions,
  } = props;
  const { place = 'card' } = props;
  const nameId = useId();
  const pathOf = useArtifactPath();
  const name = artifact.artifactName;
  const Heading = `h${headingLevel}` as const;
  return (
    <Card aria-labelledby={nameId}>
      <Plate>
        <ArtifactPicture
          place={place}
          image={artifact.image}
          picture={artifact.picture}
          alt={artifact.imageAlt ?? name}
          {...(first ? firstPicture : laterPicture)}
        />
        {badge && <Badge>{badge}</Badge>}
        {artifact.pictureCount > 1 && <Count>{`${artifact.pictureCount} pictures`}</Count>}
      </Plate>
      <Body>
        <p className="type">{typeLabel(artifact.artifactType)}</p>
        <Heading id={nameId} dir="auto">
          <Link
            to={pathOf(artifact.id)}
            state={linkState}
            title={name.length > lettersShown ? name : undefined}
          >
            {name}
          </Link>
        </Heading>
        <ul className="facts">
          {artifact.createdAt && (
            <li>
              <span className="hidden">{`${labelOf('createdAt', 'Created')}: `}</span>
              <span className="value" dir="auto">
                {artifact.createdAt}
              </span>
            </li>
          )}
          {!withContext && artifact.discoveredAt && (
            <li>
              <span className="hidden">{`${labelOf('discoveredAt', 'Discovered at')}: `}</span>
              <span className="value" dir="auto">
                {artifact.discoveredAt}
              </span>
            </li>
          )}
        </ul>
        {reasons && reasons.length > 0 && (
          <ul className="reasons">
            {reasons.map((reason) => (
              <li key={reason} dir="auto">
                {reason}
              </li>
            ))}
          </ul>
        )}
        {withContext && artifact.historicalContext && (
          <p className="context" dir="auto">
            {artifact.historicalContext}
          </p>
        )}
        <div className="foot">
          <p className="likes">
            <span aria-hidden="true">♥</span> <span>{formatCount(artifact.likeCount)}</span>
            <span className="hidden">{artifact.likeCount === 1 ? ' like' : ' likes'}</span>
          </p>
          <div className="actions">
            <CardLink to={paths.artifact(artifact.id)} state={linkState} aria-describedby={nameId}>
              View Details
            </CardLink>
            {actions?.(nameId)}
          </div>
        </div>
      </Body>
    </Card>
  );
});

const Plate = styled.div`
  position: relative;
  aspect-ratio: 1;
  background: ${color.mount};
  /* Out of the flow, so that a tall picture does not change the shape of its frame. */
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Badge = styled.span`
  position: absolute;
  top: ${space.sm};
  left: ${space.sm};
  padding: 0.125rem 0.625rem;
  border-radius: ${radius.round};
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${size.xs};
  font-weight: 600;
`;

const Count = styled(Badge)`
  inset: auto ${space.sm} ${space.sm} auto;
`;

/**
 * One component for all texts: each styled component costs the server as much as several elements. On a phone,
 * where two cards stand side by side, the lines are fewer and their letters smaller.
 */
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.sm};
  font-size: ${size.xs};
  line-height: 1.4;
  h2,
  h3,
  h4 {
    ${lineClamp(2)}
    font-size: ${size.sm};
    line-height: 1.3;
  }
  h2 a,
  h3 a,
  h4 a {
    ${wholeCard}
    ${focusOnCard}
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    overflow-wrap: anywhere;
  }
  .hidden {
    ${visuallyHidden}
  }
  .type {
    color: ${color.accent};
    font-weight: 600;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  .facts {
    color: ${color.inkSoft};
  }
  .value {
    ${lineClamp(1)}
  }
  .reasons {
    font-style: italic;
  }
  .context {
    ${lineClamp(2)}
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.sm};
    align-items: center;
    justify-content: space-between;
    margin-top: auto;
  }
  .likes {
    color: ${color.accent};
    font-weight: 600;
  }
  /* Above the area of the name's link. */
  .actions {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
  }
  .actions > * {
    min-height: 1.75rem;
    padding: 0.125rem 0.5rem;
    font-size: inherit;
  }
  @media not (min-width: ${from.phone}) {
    .type {
      display: none;
    }
  }
  @media (min-width: ${from.phone}) {
    gap: 0.375rem;
    padding: ${space.md};
    font-size: ${size.sm};
    h2,
    h3,
    h4 {
      font-size: ${size.lg};
    }
    .type {
      font-size: ${size.xs};
    }
    .foot {
      padding-top: ${space.xs};
    }
    .actions > * {
      min-height: 2.25rem;
      padding: 0.25rem 0.875rem;
    }
  }
`;
