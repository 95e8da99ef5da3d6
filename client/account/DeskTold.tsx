import { Link } from 'react-router-dom';
import { DIGEST_INTERVALS, type DigestInterval } from '../../common/digest-intervals';
import { useMember } from '../auth/RequireAuth';
import { type DeskToldQuery, useDeskToldQuery } from '../generated/graphql';
import { paths } from '../paths';
import { runtimeConfig } from '../runtime-config';
import { Button } from '../ui/Button';
import { CopyTexts } from '../ui/CopyTexts';
import { FailedState } from '../ui/FailedState';
import type { FieldSpec } from '../ui/fields';
import { Form } from '../ui/Form';
import { SkeletonRows } from '../ui/Skeleton';
import { PanelSection } from '../ui/PanelSection';
import { useDeskTold } from './useDeskTold';
import { useVerifyEmail } from './useVerifyEmail';

/** How the member is told elsewhere what lies on the desk: by a feed, and by mail where the site sends any. */
export function DeskTold() {
  const { data, error, refetch } = useDeskToldQuery();
  const viewer = data?.viewer;
  return (
    <PanelSection title="News of my desk">
      <p>
        <span>Your </span>
        <Link to={paths.desk}>desk</Link>
        <span> has what waits for you. A feed reader can tell you, too, by this address.</span>
      </p>
      {error && !viewer && (
        <FailedState message="Failed to fetch the address." onRetry={() => void refetch()} />
      )}
      {!viewer && !error && <SkeletonRows count={1} label="Loading the address" />}
      {viewer && <Feed address={viewer.deskFeed} />}
      {viewer && runtimeConfig().sendsMail && <Mail viewer={viewer} />}
    </PanelSection>
  );
}

function Feed({ address }: { address: string }) {
  const { renewFeed } = useDeskTold();
  return (
    <>
      <CopyTexts texts={[{ label: 'Feed of my desk', text: address, isCode: true }]} />
      <p>Whoever knows the address can read the names on your desk. Keep it to yourself.</p>
      <div>
        <Button $small $tone="quiet" onClick={() => void renewFeed()}>
          Get another address
        </Button>
      </div>
    </>
  );
}

const labels: Record<DigestInterval, string> = {
  NEVER: 'Never',
  DAILY: 'Once a day at most',
  WEEKLY: 'Once a week at most',
};

const fields: readonly FieldSpec<'interval'>[] = [
  {
    name: 'interval',
    label: 'Mail about my desk',
    kind: 'choice',
    options: DIGEST_INTERVALS.map((interval) => [interval, labels[interval]] as const),
    hint: 'Only when something new waits for you.',
  },
];

function Mail({ viewer }: { viewer: NonNullable<DeskToldQuery['viewer']> }) {
  const { setDigest } = useDeskTold();
  const { isEmailVerified } = useMember();
  return (
    <>
      <Form
        fields={fields}
        defaultValues={{ interval: viewer.digest }}
        submitLabel="Save"
        onSubmit={({ interval }) => setDigest(interval)}
      />
      {!isEmailVerified && <Unverified />}
    </>
  );
}

function Unverified() {
  const { email } = useMember();
  const verify = useVerifyEmail();
  return (
    <>
      <p>{`Mail is sent once you have confirmed that ${email} is your address.`}</p>
      <div>
        <Button $small $tone="quiet" onClick={() => void verify()}>
          Confirm my address
        </Button>
      </div>
    </>
  );
}
