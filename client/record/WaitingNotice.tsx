import type { DetailPageQuery } from '../generated/graphql';
import { ReviewState } from '../artifacts/ReviewState';
import { Panel } from '../ui/Panel';

interface WaitingNoticeProps {
  artifact: NonNullable<DetailPageQuery['artifact']>;
}

/** Says who sees an artifact that waits for review, and what its owner can do. */
export function WaitingNotice({ artifact }: WaitingNoticeProps) {
  const { viewerIsOwner, sentBackReason } = artifact;
  return (
    <Panel>
      <ReviewState artifact={artifact} />
      <p>{wordsOf(viewerIsOwner, Boolean(sentBackReason))}</p>
    </Panel>
  );
}

function wordsOf(isOwner: boolean, isSentBack: boolean): string {
  if (!isOwner) return 'Only its owner and the editors see this artifact. It is on your desk.';
  return isSentBack
    ? 'Only you and the editors see this artifact. Change it, and it waits for review again.'
    : 'Only you and the editors see this artifact until an editor publishes it.';
}
