import styled from 'styled-components';
import { CardRow } from './CardRow';
import { color, from, radius } from './theme';

const blanks = [0, 1, 2, 3, 4, 5];

/** Reserves the room of a row of cards while they load, so that nothing below them moves. */
export function BlankCards() {
  return (
    <CardRow aria-hidden="true">
      {blanks.map((blank) => (
        <Blank key={blank}>
          <Plate />
        </Blank>
      ))}
    </CardRow>
  );
}

const Blank = styled.div`
  overflow: hidden;
  padding-bottom: 6.75rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  @media (min-width: ${from.phone}) {
    padding-bottom: 12.25rem;
  }
`;

const Plate = styled.div`
  aspect-ratio: 1;
  background: ${color.amber};
`;
