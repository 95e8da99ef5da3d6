import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { inCharacters, MAX_MESSAGE } from '../../common/text-limits';
import { fieldErrorsOf } from '../apollo/errors';
import { useNextPage } from '../loaders/useNextPage';
import {
  type HiddenFacts_HiddenArtifactFragment,
  MoreHiddenArtifactsDocument,
  type OwnHiddenArtifacts_ViewerFragment,
  useAnswerHidingMutation,
} from '../generated/graphql';
import { Button } from '../ui/Button';
import { useDialogs } from '../ui/Dialog';
import type { FieldSpec } from '../ui/fields';
import { Form } from '../ui/Form';
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
  // False once it was cancelled: the button that opened it then gets the focus back.
  const [isOpen, setOpen] = useState<boolean>();
  const nameId = useId();
  const answer = useAnswerHiding(artifact.id);
  const mayAnswer = artifact.answer === null;
  return (
    <Panel aria-labelledby={nameId}>
      <Name id={nameId} dir="auto">
        {artifact.artifactName}
      </Name>
      <HiddenFacts artifact={artifact} answerLabel="Your answer" />
      {mayAnswer && !isOpen && (
        <div>
          <Button
            $small
            $tone="quiet"
            autoFocus={isOpen === false}
            aria-describedby={nameId}
            onClick={() => setOpen(true)}
          >
            Answer
          </Button>
        </div>
      )}
      {mayAnswer && isOpen && (
        <Form fields={answerFields} submitLabel="Send answer" autoFocus onSubmit={answer}>
          <div>
            <Button $small $tone="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </Form>
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
