import styled from 'styled-components';
import type { AllowanceNote_ViewerFragment } from '../generated/graphql';
import { color, radius, space } from '../ui/theme';

/** From how many on, and from how many bytes on, a member is told what is left. */
const FEW = 20;
const LITTLE_ROOM = 100 * 1024 ** 2;

interface AllowanceNoteProps {
  viewer: AllowanceNote_ViewerFragment | null | undefined;
  /** Whether the form adds an artifact. */
  isAdding: boolean;
}

/** Tells members who have added much what they can still add, before they meet a limit. */
export function AllowanceNote({ viewer, isAdding }: AllowanceNoteProps) {
  const { artifacts = null, pictures = null, pictureBytes = null } = viewer?.allowance ?? {};
  const sentences = [
    isAdding && artifacts !== null && artifacts <= FEW && ofArtifacts(artifacts),
    pictures !== null && pictures <= FEW && ofPictures(pictures),
    pictureBytes !== null && pictureBytes <= LITTLE_ROOM && ofRoom(pictureBytes),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return <Note role="status">{sentences.join(' ')}</Note>;
}

const ofArtifacts = (count: number) =>
  count === 0
    ? 'You cannot add more artifacts today. You can again from 00:00 UTC.'
    : `You can add ${count} more today.`;

function ofPictures(count: number): string {
  if (count === 0) return 'You cannot upload more pictures today. You can again from 00:00 UTC.';
  return `You can upload ${count} more ${count === 1 ? 'picture' : 'pictures'} today.`;
}

const ofRoom = (bytes: number) =>
  bytes === 0
    ? 'There is no room for more of your pictures. Those that you no longer use make room after a day.'
    : `There is room for ${Math.max(1, Math.floor(bytes / 1024 ** 2))}\u00a0MiB more of your pictures.`;

const Note = styled.p`
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.amber};
`;
