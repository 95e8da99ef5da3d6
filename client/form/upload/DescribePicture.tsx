import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { space } from '../../ui/theme';

interface DescribePictureProps {
  isDescribed: boolean;
  /** Moves the focus to the field with the description. */
  onDescribe: () => void;
}

/** Invites to describe a picture that was just uploaded. */
export function DescribePicture({ isDescribed, onDescribe }: DescribePictureProps) {
  return (
    <Frame>
      <p>
        The picture is uploaded.{' '}
        <span>
          {isDescribed
            ? 'Does “Description of the Picture” below still fit? It helps those who do not see the picture.'
            : '“Description of the Picture” below helps those who do not see it.'}
        </span>
      </p>
      <Button $small $tone="quiet" onClick={onDescribe}>
        Describe the picture
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.sm};
`;
