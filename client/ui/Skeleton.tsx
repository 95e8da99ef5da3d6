import styled, { keyframes } from 'styled-components';
import { CardGrid } from './Page';
import { Spinner } from './Spinner';
import { color, radius, shadow, space } from './theme';

interface SkeletonProps {
  /** The number of placeholders, as many as the expected items. */
  count: number;
  /** Names the content that loads, for screen readers. */
  label: string;
}

/** Placeholders for cards while they load. */
export function SkeletonCards({ count, label }: SkeletonProps) {
  return (
    <Frame>
      <CardGrid aria-hidden="true">
        {blanks(count).map((blank) => (
          <Card key={blank}>
            <Plate />
            <Lines>
              <Line $width="40%" />
              <Line $width="85%" $tall />
              <Line $width="60%" />
              <Line $width="70%" />
              <Line $width="95%" />
              <Line $width="6rem" $tall />
            </Lines>
          </Card>
        ))}
      </CardGrid>
      <Wait label={label} />
    </Frame>
  );
}

/** Placeholders for a table's rows while they load. */
export function SkeletonRows({ count, label }: SkeletonProps) {
  return (
    <Frame>
      <Rows aria-hidden="true">
        {blanks(count).map((blank) => (
          <Row key={blank}>
            <Thumbnail />
            <Lines>
              <Line $width="45%" $tall />
              <Line $width="75%" />
            </Lines>
          </Row>
        ))}
      </Rows>
      <Wait label={label} />
    </Frame>
  );
}

const blanks = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The spinner, over the placeholders and in view. */
function Wait({ label }: { label: string }) {
  return (
    <Centre>
      <Spinner label={label} />
    </Centre>
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
  & > * {
    padding: ${space.md} ${space.lg};
    border-radius: ${radius.lg};
    background: ${color.paper};
    box-shadow: ${shadow.low};
  }
`;

const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
`;

const breathe = keyframes`50% { opacity: 0.55; }`;

const Plate = styled.div`
  aspect-ratio: 1;
  background: ${color.amber};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space.md};
  align-content: center;
  padding: ${space.md};
`;

const Line = styled.div<{ $width: string; $tall?: boolean }>`
  width: ${({ $width }) => $width};
  height: ${({ $tall }) => ($tall ? '1.75rem' : '1rem')};
  border-radius: ${radius.sm};
  background: ${color.amber};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Rows = styled.div`
  display: grid;
  gap: ${space.sm};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
`;

const Thumbnail = styled(Plate)`
  align-self: center;
  width: 5rem;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.sm};
`;
