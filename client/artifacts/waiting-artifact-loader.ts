import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Part, partOf, readerOf } from '../loaders/read';
import { artifactToReturnTo } from '../auth/return-path';
import { WaitingArtifactDocument, type WaitingArtifactQuery } from '../generated/pages';

export type FoundArtifact = NonNullable<WaitingArtifactQuery['artifact']>;

/** Null when it cannot be loaded. */
export type WaitingArtifact = FoundArtifact | 'missing' | null;

/** What the sign-in and the registration page show of the artifact whose page the visitor attempted. */
export type Waiting = Part<WaitingArtifact>;

/** The server renders the artifact. In the browser the form does not wait for it. */
export async function waitingArtifactLoader(args: LoaderFunctionArgs): Promise<Waiting | null> {
  const id = artifactToReturnTo(new URL(args.request.url).search);
  if (id === undefined) return null;
  const reading = readerOf(args)(WaitingArtifactDocument, { id });
  return partOf(reading.then(({ artifact }) => artifact ?? 'missing'));
}
