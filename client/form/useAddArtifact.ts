import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrorsOf, limitInWords } from '../apollo/errors';
import { useMember } from '../auth/RequireAuth';
import { type ArtifactInput, useAddArtifactMutation } from '../generated/graphql';
import { paths } from '../paths';
import { useDialogs } from '../ui/Dialog';
import { forgetLists } from '../artifacts/artifact-cache';
import type { FinishedDraft, SaveOutcome } from './ArtifactForm';

/** Adds an artifact, reports the result, and goes to the member's own list. */
export function useAddArtifact() {
  const member = useMember();
  const { notify } = useDialogs();
  const navigate = useNavigate();
  const [add] = useAddArtifactMutation({ update: forgetLists });
  const keyFor = useIdempotencyKey();

  return async function addArtifact({ input }: FinishedDraft): Promise<SaveOutcome> {
    try {
      await add({ variables: { input, idempotencyKey: keyFor(input) } });
    } catch (error) {
      void notify({
        tone: 'failure',
        title: 'Oops...',
        message: limitInWords(error) ?? 'Something went wrong while adding artifact!',
      });
      return { saved: false, errors: fieldErrorsOf(error) };
    }
    void notify({ tone: 'success', title: 'Artifact added successfully!' });
    void navigate(paths.sharedBy(member.email));
    return { saved: true };
  };
}

/** The same input gets the same key: after a lost answer, another attempt does not add the artifact twice. */
function useIdempotencyKey() {
  const last = useRef<{ key: string; inputJson: string }>(undefined);
  return (input: ArtifactInput): string => {
    const inputJson = JSON.stringify(input);
    if (last.current?.inputJson !== inputJson) last.current = { key: randomKey(), inputJson };
    return last.current.key;
  };
}

/** Pages without HTTPS have no `crypto.randomUUID`. */
const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
