import styled from 'styled-components';
import { CardGrid } from '../ui/Page';
import { Spinner } from '../ui/Spinner';
import { color, from, radius } from '../ui/theme';

const cards = Array.from({ length: 8 }, (_, index) => index);

/** Placeholders for the cards, so that the content below does not move when the cards load. */
export function FeaturedLoading() {
  return (
    <Frame>
      <CardGrid aria-hidden="true">
        {cards.map((card) => (
          <Blank key={card}>
            <Plate />
          </Blank>
        ))}
      </CardGrid>
      <Centre>
        <Spinner label="Loading artifacts" />
      </Centre>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Centre = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  place-items: center;
  height: min(100%, 60vh);
`;

const Blank = styled.div`
  overflow: hidden;
  padding-bottom: 7.875rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  @media (min-width: ${from.phone}) {
    padding-bottom: 10.875rem;
  }
  @media (min-width: ${from.wide}) {
    padding-bottom: 11.5rem;
  }
`;

const Plate = styled.div`
  aspect-ratio: 1;
  background: ${color.amber};
`;
