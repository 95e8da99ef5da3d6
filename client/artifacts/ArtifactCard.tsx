import { memo, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { artifactTypeLabels } from '../../common/artifact-types';
import type { ArtifactCard_ArtifactFragment } from '../generated/graphql';
import { paths } from '../paths';
import { Card, CardLink, focusOnCard, wholeCard } from '../ui/Card';
import { formatCount } from '../ui/format-count';
import { lineClamp } from '../ui/line-clamp';
import { CardGrid, visuallyHidden } from '../ui/Page';
import { color, from, radius, size, space } from '../ui/theme';
import { ArtifactPicture } from './ArtifactPicture';
import type { PicturePlace } from './picture-sizes';
import { useArtifactPath } from './useArtifactPath';

interface ArtifactCardProps {
  artifact: ArtifactCard_ArtifactFragment;
  /** The kind of grid in which the card stands. */
  place?: Extract<PicturePlace, 'card' | 'compactCard' | 'rowCard'>;
  /** A short word over the picture, e.g. 'Featured'. */
  badge?: string;
  /** Shows the first lines of the historical context. */
  withContext?: boolean;
  /** Why the card is shown, as phrases. */
  reasons?: readonly string[];
  /** Below a page's h1 (2) or below a section's h2 (3). */
  headingLevel?: 2 | 3;
  /** The first card of the page, whose picture loads before everything else. */
  first?: boolean;
  /** Returns further controls beside 'View Details'. `nameId` is the id of the artifact's name. */
  actions?: (nameId: string) => ReactNode;
}

/** About as many letters as three lines of a card hold. */
const lettersShown = 80;

const firstPicture = { eager: true, fetchPriority: 'high' } as const;
/** A phone shows several cards at once, whose pictures would delay the first one. */
const laterPicture = { fetchPriority: 'low' } as const;

/** Memoized, so that a response without changes does not render a gallery again. */
export const ArtifactCard = memo(function ArtifactCard(props: ArtifactCardProps) {
  const { artifact, badge, withContext = false, reasons, headingLevel = 3, first, actions } = props;
  const { place = 'card' } = props;
  const nameId = useId();
  const pathOf = useArtifactPath();
  const name = artifact.artifactName;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
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
      </Plate>
      <Body>
        <p className="type">{artifactTypeLabels[artifact.artifactType]}</p>
        <Heading id={nameId} dir="auto">
          <Link to={pathOf(artifact.id)} title={name.length > lettersShown ? name : undefined}>
            {name}
          </Link>
        </Heading>
        <ul className="facts">
          <li>
            <span className="hidden">Created: </span>
            <span className="value" dir="auto">
              {artifact.createdAt}
            </span>
          </li>
          <li>
            <span className="hidden">Discovered at: </span>
            <span className="value" dir="auto">
              {artifact.discoveredAt}
            </span>
          </li>
        </ul>
        {reasons && (
          <ul className="reasons">
            {reasons.map((reason) => (
              <li key={reason} dir="auto">
                {reason}
              </li>
            ))}
          </ul>
        )}
        {withContext && (
          <p className="context" dir="auto">
            {artifact.historicalContext}
          </p>
        )}
        <p className="likes">
          <span aria-hidden="true">♥</span> <span>{formatCount(artifact.likeCount)}</span>
          <span className="hidden">{artifact.likeCount === 1 ? ' like' : ' likes'}</span>
        </p>
        <div className="actions">
          <CardLink to={paths.artifact(artifact.id)} aria-describedby={nameId}>
            View Details
          </CardLink>
          {actions?.(nameId)}
        </div>
      </Body>
    </Card>
  );
});

const Plate = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
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

/** One component for all texts: each styled component costs the server as much as several elements. */
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.sm};
  padding: ${space.md};
  h2,
  h3 {
    ${lineClamp(3)}
    font-size: ${size.lg};
  }
  h2 a,
  h3 a {
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
    font-size: ${size.sm};
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
    font-size: ${size.xs};
    font-weight: 600;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  .facts {
    color: ${color.inkSoft};
  }
  .value {
    ${lineClamp(2)}
  }
  .reasons {
    font-style: italic;
  }
  .context {
    ${lineClamp(3)}
    font-size: ${size.sm};
  }
  .likes {
    margin-top: auto;
    color: ${color.accent};
    font-size: ${size.sm};
    font-weight: 600;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
  }
  /* Above the area of the name's link. */
  .actions > * {
    position: relative;
    z-index: 1;
  }
`;

/** A grid of cards that are low on a phone: the picture at the left, and the words, in few lines, at the right. */
export const CompactCards = styled(CardGrid)`
  @media not (min-width: ${from.phone}) {
    gap: ${space.md};
    article {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
    }
    ${Plate} {
      align-self: center;
      margin-inline-start: ${space.sm};
      border-radius: ${radius.sm};
      overflow: hidden;
    }
    ${Body} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${space.sm};
      padding: ${space.sm} ${space.md};
      & > * {
        grid-column: 1 / -1;
      }
      h2,
      h3 {
        -webkit-line-clamp: 2;
      }
      li + li {
        display: none;
      }
      .value,
      .context {
        -webkit-line-clamp: 1;
      }
      .likes {
        grid-column: 1;
      }
      .actions {
        grid-column: 2;
      }
      .actions a {
        min-height: 1.5rem;
        padding: 0;
        border: 0;
        background: none;
        color: ${color.accent};
        text-decoration: underline;
      }
    }
  }
`;
