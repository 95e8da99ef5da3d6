import { useState } from 'react';
import { useLaterApi } from '../apollo/later-api';
import { useSessionState } from '../auth/AuthProvider';
import { forgetContinuation, readContinuation } from '../auth/continuation';
import { memberOf } from '../auth/session';
import { later, useLater } from '../ui/useLater';

/** The strip's code, which loads only for a new member to whom it offers something. */
const continuationOffer = later(() => import('./ContinuationOffer'));

/** Offers a new member the artifact whose link led to the registration, until it is used or dismissed. */
export function ContinueToArtifact() {
  const uid = memberOf(useSessionState())?.uid;
  return uid === undefined ? null : <OfferTo key={uid} uid={uid} />;
}

function OfferTo({ uid }: { uid: string }) {
  const [id, setId] = useState(() => readContinuation(uid));
  const { code: api } = useLater(useLaterApi(), id);
  const { code } = useLater(continuationOffer, id);
  if (id === null || !api || !code) return null;

  function handleDismiss() {
    forgetContinuation(uid);
    setId(null);
    // The focus would be lost with the button.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }

  return (
    <api.Provider>
      <code.ContinuationOffer
        id={id}
        onUse={() => forgetContinuation(uid)}
        onDismiss={handleDismiss}
      />
    </api.Provider>
  );
}
