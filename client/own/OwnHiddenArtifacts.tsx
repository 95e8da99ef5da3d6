import { useApolloClient } from '@apollo/client/react';
import { useId } from 'react';
import { inCharacters, MAX_MESSAGE } from '../../common/text-limits';
import { fieldErrorsOf } from '../apollo/errors';
import { useNextPage } from '../loaders/useNextPage';
import {
  type HiddenFacts_HiddenArtifactFragment,
  MoreHiddenArtifactsDocument,
  type OwnHiddenArtifacts_ViewerFragment,
  useAnswerHidingMutation,
} from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import type { FieldSpec } from '../ui/fields';
import { FormBehindButton } from '../ui/FormBehindButton';
import { Panel } from '../ui/Panel';
import { HiddenFacts } from './HiddenFacts';
import { Name, OwnSection } from './OwnSection';
import { ShowMore } from '../artifacts/ShowMore';

interface OwnHiddenArtifactsProps {
  list: OwnHiddenArtifacts_ViewerFragment['hiddenArtifacts'];
}

/** What the member added and the moderators hid. Most members have none, and see nothing here. */
export function OwnHiddenArtifacts({ list }: OwnHiddenArtifactsProps) {
  const client = useApolloClient();
  // The page of the cache takes in the further ones.
  const next = useNextPage(list, ({ variables }) =>
    client.query({ query: MoreHiddenArtifactsDocument, variables }),
  );
  if (list.edges.length === 0) return null;
  return (
    <OwnSection title="Hidden by the moderators">
      <p>Only you and the moderators see these artifacts. You may answer each reason once.</p>
      {list.edges.map(({ node }) => (
        <OwnHiddenArtifact key={node.id} artifact={node} />
      ))}
      <ShowMore next={next} shown={list.edges.length} />
    </OwnSection>
  );
}

const answerFields: readonly FieldSpec<'text'>[] = [
  {
    name: 'text',
    label: 'Your answer',
    kind: 'longText',
    hint: `At most ${inCharacters(MAX_MESSAGE)}. The moderators read it; you cannot change it later.`,
  },
];

function OwnHiddenArtifact({ artifact }: { artifact: HiddenFacts_HiddenArtifactFragment }) {
  const nameId = useId();
  const answer = useAnswerHiding(artifact.id);
  return (
    <Panel aria-labelledby={nameId}>
      <Name id={nameId} dir="auto">
        {artifact.artifactName}
      </Name>
      <HiddenFacts artifact={artifact} answerLabel="Your answer" />
      {artifact.answer === null && (
        <FormBehindButton
          label="Answer"
          nameId={nameId}
          fields={answerFields}
          submitLabel="Send answer"
          onSubmit={answer}
        />
      )}
    </Panel>
  );
}

/** Sends the answer; the artifact in the cache then has it. */
function useAnswerHiding(artifactId: string) {
  const { notify } = useDialogs();
  const [mutate] = useAnswerHidingMutation();
  return async ({ text }: { text: string }) => {
    try {
      await mutate({ variables: { artifactId, text } });
      void notify({ tone: 'success', title: 'Your answer was sent' });
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (Object.keys(errors).length > 0) return errors;
      void notify({ tone: 'failure', title: 'Error!', message: 'Something went wrong.' });
    }
    return undefined;
  };
}
