import { Suspense, use, useState } from 'react';
import { ifPossible, readFromApi } from '../loaders/read';
import { useSessionState } from '../auth/AuthProvider';
import { forgetContinuation, readContinuation } from '../auth/continuation';
import { memberOf } from '../auth/session';
import { WaitingArtifactDocument } from '../generated/pages';
import { ContinuationOffer } from './ContinuationOffer';
import type { FoundArtifact } from './waiting-artifact-loader';

/** Offers a new member the artifact whose link led to the registration, until it is used or dismissed. */
export function ContinueToArtifact() {
  const uid = memberOf(useSessionState())?.uid;
  return uid === undefined ? null : <OfferTo key={uid} uid={uid} />;
}

function OfferTo({ uid }: { uid: string }) {
  const [reading, setReading] = useState(() => {
    const id = readContinuation(uid);
    return id === null ? null : ifPossible(readArtifact(id));
  });
  if (!reading) return null;

  function handleDismiss() {
    forgetContinuation(uid);
    setReading(null);
    // The focus would be lost with the button.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }

  return (
    <Suspense>
      <Offer reading={reading} onUse={() => forgetContinuation(uid)} onDismiss={handleDismiss} />
    </Suspense>
  );
}

const readArtifact = async (id: string): Promise<FoundArtifact | null> =>
  (await readFromApi(WaitingArtifactDocument, { id })).artifact;

interface OfferProps {
  reading: Promise<FoundArtifact | null>;
  onUse: () => void;
  onDismiss: () => void;
}

/** Nothing where the artifact is gone. */
function Offer({ reading, ...handlers }: OfferProps) {
  const artifact = use(reading);
  return artifact && <ContinuationOffer artifact={artifact} {...handlers} />;
}
