import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Member } from '../auth/session';
import { color } from '../ui/theme';
import { Avatar } from './Avatar';

/** The avatar as a button; the menu adds its handlers. */
export function AccountMenuButton({
  member,
  ...button
}: { member: Member } & ComponentProps<'button'>) {
  return (
    <Frame type="button" aria-label="Account menu" {...button}>
      <Avatar photoURL={member.photoURL} name={member.displayName ?? member.email} />
    </Frame>
  );
}

const Frame = styled.button`
  padding: 0;
  border: 2px solid ${color.control};
  border-radius: 50%;
  background: ${color.amber};
  cursor: pointer;
`;
