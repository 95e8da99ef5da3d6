import { useState } from 'react';
import styled from 'styled-components';
import { mayLoadPicture } from '../runtime-config';
import { color, font } from '../ui/theme';

interface AvatarProps {
  photoURL: string | null;
  name: string;
}

/** The member's photo, or else the first letter of their name. */
export function Avatar({ photoURL, name }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (!photoURL || broken === photoURL || !mayLoadPicture(photoURL)) {
    return <Letter aria-hidden="true">{name.trim().charAt(0).toUpperCase()}</Letter>;
  }
  return (
    <Photo src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photoURL)} />
  );
}

const Photo = styled.img`
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  object-fit: cover;
`;

const Letter = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  color: ${color.accent};
  font: 600 1.25rem / 1 ${font.display};
`;
