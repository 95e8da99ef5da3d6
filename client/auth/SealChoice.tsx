import styled from 'styled-components';
import { color, from, size, space } from '../ui/theme';
import { ownSeals } from './seals';

interface SealChoiceProps {
  /** The address that the form has. */
  address: string;
  onChoose: (address: string) => void;
}

/** Offers the drawn seals as portraits. None is chosen while the form has another address. */
export function SealChoice({ address, onChoose }: SealChoiceProps) {
  return (
    <Group>
      <legend>Choose a seal as your portrait</legend>
      <Seals>
        {ownSeals().map((seal) => (
          <label key={seal.path}>
            <input
              type="radio"
              name="seal"
              checked={seal.address === address}
              onChange={() => onChoose(seal.address)}
            />
            <img src={seal.path} alt="" width={56} height={56} />
            <span>{seal.name}</span>
          </label>
        ))}
      </Seals>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: ${size.sm};
    font-weight: 600;
  }
`;

const Seals = styled.div`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-top: ${space.sm};
  @media (min-width: ${from.phone}) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  label {
    position: relative;
    display: grid;
    gap: ${space.xs};
    justify-items: center;
    align-content: start;
    color: ${color.inkSoft};
    font-size: ${size.xs};
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  /* Over the picture, so that a press anywhere chooses it. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  img {
    border: 2px solid ${color.paper};
    border-radius: 50%;
    outline: 2px solid transparent;
  }
  label:hover img {
    outline-color: ${color.line};
  }
  input:checked ~ img {
    outline: 3px solid ${color.accent};
  }
  input:checked ~ span {
    color: ${color.ink};
    font-weight: 600;
  }
  input:focus-visible ~ img {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
`;
