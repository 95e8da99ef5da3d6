import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadApi } from '../apollo/later-api';
import { artifactToReturnTo } from '../auth/return-path';
import type { WaitingArtifactQuery } from '../generated/graphql';

/** Null when there is no such artifact, or when it cannot be loaded. */
export type WaitingArtifact = WaitingArtifactQuery['artifact'];

/** What the sign-in and the registration page show of the artifact whose page the visitor attempted. */
export interface Waiting {
  artifact: WaitingArtifact | Promise<WaitingArtifact>;
}

/**
 * The server renders the artifact. In the browser the form does not wait for it. Without an artifact
 * the client of the API is not loaded.
 */
export async function waitingArtifactLoader(args: LoaderFunctionArgs): Promise<Waiting | null> {
  const id = artifactToReturnTo(new URL(args.request.url).search);
  if (id === undefined) return null;
  const artifact = load(args, id).catch(() => null);
  return { artifact: typeof document === 'undefined' ? await artifact : artifact };
}

async function load(args: LoaderFunctionArgs, id: string): Promise<WaitingArtifact> {
  const [{ client }, { loadWaitingArtifact }] = await Promise.all([
    loadApi(args),
    import('./load-waiting-artifact'),
  ]);
  return loadWaitingArtifact(client, id);
}
