import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ArtifactThumbnail } from '../artifacts/ArtifactThumbnail';
import { labelOf } from '../artifacts/declared-record';
import type { SearchOfferKind } from '../generated/pages';
import { formatTotal } from '../ui/format-count';
import { lineClamp } from '../ui/line-clamp';
import { VisuallyHidden } from '../ui/Page';
import { color, radius, size, space } from '../ui/theme';
import { type Offers, useOffers } from './useOffers';

const kindLabels: Record<SearchOfferKind, string> = {
  ARTIFACT: 'Artifact',
  PLACE: 'Place',
  TYPE: 'Type',
  CIVILIZATION: 'Civilization',
  PERIOD: 'Period',
};

const kindLabel = (kind: SearchOfferKind) =>
  kind === 'TYPE' ? labelOf('artifactType', kindLabels.TYPE) : kindLabels[kind];

/** Links to what a text may mean. */
export function SearchOffers({ text }: { text: string }) {
  const offers = useOffers(text);
  return (
    <>
      <VisuallyHidden role="status">{offers && totalInWords(offers.length)}</VisuallyHidden>
      {offers && offers.length > 0 && (
        <List aria-label="Suggestions">
          {offers.map((offer) => (
            <li key={offer.path}>
              <Offer to={offer.path}>
                <OfferPicture offer={offer} />
                <Name dir="auto">{offer.text}</Name>
                <Kind>
                  <span>{kindLabel(offer.kind)}</span>
                  {offer.search && <span>{` (${formatTotal(offer.search.totalCount)})`}</span>}
                </Kind>
              </Offer>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

const totalInWords = (total: number) =>
  total === 0 ? 'No suggestions' : `${total} ${total === 1 ? 'suggestion' : 'suggestions'}`;

/** Of the artifact, or of the civilization. */
function OfferPicture({ offer: { artifact, picture } }: { offer: Offers[number] }) {
  if (artifact) return <Thumbnail image={artifact.image} picture={artifact.picture} alt="" eager />;
  return picture ? <Picture src={picture} alt="" /> : <Blank />;
}

const List = styled.ul`
  display: grid;
  gap: 0.125rem;
  padding: 0;
  list-style: none;
`;

const Offer = styled(Link)`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  gap: ${space.md};
  align-items: center;
  padding: 0.375rem ${space.sm};
  border-radius: ${radius.md};
  color: ${color.ink};
  text-decoration: none;
  &:is(:hover, :focus-visible) {
    background: ${color.amber};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

const Thumbnail = styled(ArtifactThumbnail)`
  width: 3.5rem;
`;

const Picture = styled.img`
  width: 3.5rem;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.sm};
  object-fit: cover;
`;

const Blank = styled.span`
  aspect-ratio: 4 / 3;
`;

const Name = styled.span`
  ${lineClamp(2)}
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Kind = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;
