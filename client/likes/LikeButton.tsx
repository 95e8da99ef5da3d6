import styled from 'styled-components';
import { Button } from '../ui/Button';
import { formatCount } from '../ui/format-count';
import { color, space } from '../ui/theme';

interface LikeButtonProps {
  liked: boolean;
  count: number;
  onToggle: () => void;
}

export function LikeButton({ liked, count, onToggle }: LikeButtonProps) {
  return (
    <Frame>
      <Button $tone={liked ? 'primary' : 'quiet'} onClick={onToggle}>
        <span aria-hidden="true">{liked ? '♥' : '♡'}</span>
        <span>{liked ? 'Liked' : 'Like'}</span>
      </Button>
      <Count role="status">{`${formatCount(count)} ${count === 1 ? 'like' : 'likes'}`}</Count>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
`;

const Count = styled.p`
  color: ${color.accent};
  font-weight: 600;
`;
