import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { space } from '../../ui/theme';

interface TurnButtonsProps {
  /** While a turned picture is sent, the buttons stay, and the focus with them. */
  isBusy: boolean;
  onTurn: (quarter: 1 | -1) => void;
}

/** Turns an uploaded picture by a quarter. */
export function TurnButtons({ isBusy, onTurn }: TurnButtonsProps) {
  const look = { $small: true, $tone: 'quiet', 'aria-disabled': isBusy || undefined } as const;
  return (
    <Pair>
      <Button {...look} onClick={() => onTurn(-1)}>
        Turn left
      </Button>
      <Button {...look} onClick={() => onTurn(1)}>
        Turn right
      </Button>
    </Pair>
  );
}

/** Side by side, also where the other buttons take the next line. */
const Pair = styled.div`
  display: flex;
  gap: ${space.sm};
`;
