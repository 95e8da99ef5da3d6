import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useSessionState } from '../auth/AuthProvider';
import type { ReportPageQuery } from '../generated/pages';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { ButtonLink } from '../ui/Button';
import { CopyTexts } from '../ui/CopyTexts';
import { EmptyState } from '../ui/EmptyState';
import type { FieldValues } from '../ui/fields';
import { Form } from '../ui/Form';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, layout, radius, shadow, size, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { memberReportFields, type ReportFieldName, visitorReportFields } from './report-fields';
import { isReportReason } from './report-reasons';
import { useReportArtifact } from './useReportArtifact';

type ReportedArtifact = NonNullable<ReportPageQuery['artifact']>;

/** Reports an artifact to the moderators; open to everyone. */
export function ReportPage() {
  const { id = '' } = useParams();
  const artifact = useLoaderData<ReportPageQuery['artifact']>();
  const pageOfArtifact = useArtifactAddress(id);
  usePageTitle(titles.report(artifact));
  return (
    <Page>
      {artifact ? (
        <>
          <BackLink to={pageOfArtifact}>
            Back to <bdi>{artifact.artifactName}</bdi>
          </BackLink>
          <ReportCard key={id} artifact={artifact} />
        </>
      ) : (
        <>
          <PageHeading>{titles.artifact(null)}</PageHeading>
          <EmptyState
            title="There is nothing to report"
            text="This artifact is not in the catalogue."
          >
            <ButtonLink to={paths.allArtifacts}>Back to All Artifacts</ButtonLink>
          </EmptyState>
        </>
      )}
    </Page>
  );
}

function ReportCard({ artifact }: { artifact: ReportedArtifact }) {
  const [receipt, setReceipt] = useState<string>();
  return (
    <Card>
      <header>
        <PageHeading>Report an artifact</PageHeading>
        <Subject dir="auto">{artifact.artifactName}</Subject>
      </header>
      {receipt === undefined ? (
        <ReportForm artifact={artifact} onSent={setReceipt} />
      ) : (
        <Thanks artifact={artifact} receipt={receipt} />
      )}
    </Card>
  );
}

interface ReportFormProps {
  artifact: ReportedArtifact;
  onSent: (receipt: string) => void;
}

function ReportForm({ artifact, onSent }: ReportFormProps) {
  const { status } = useSessionState();
  const reportArtifact = useReportArtifact(artifact.id);
  const [failure, setFailure] = useState<string>();
  const fields = status === 'signedIn' ? memberReportFields : visitorReportFields;

  async function handleSubmit({ reason, text, email }: FieldValues<ReportFieldName>) {
    if (!isReportReason(reason)) return { reason: 'Choose one of the reasons' };
    if (reason === 'OTHER' && text === '') return { text: 'Please say what is wrong' };
    setFailure(undefined);
    const outcome = await reportArtifact({ reason, text: text || null, email: email || null });
    if ('errors' in outcome) return outcome.errors;
    if ('failure' in outcome) setFailure(outcome.failure);
    else onSent(outcome.receipt);
    return undefined;
  }

  return (
    <>
      <p>A moderator reads every report and decides. Reports alone hide nothing.</p>
      <Form fields={fields} submitLabel="Send report" onSubmit={handleSubmit}>
        {failure !== undefined && <Failure role="alert">{failure}</Failure>}
      </Form>
    </>
  );
}

function Thanks({ artifact, receipt }: { artifact: ReportedArtifact; receipt: string }) {
  return (
    <>
      <div role="status">
        <ThankYou ref={focusOnArrival} tabIndex={-1}>
          Thank you
        </ThankYou>
        <p>Your report has reached the moderators. Keep this receipt for questions about it.</p>
      </div>
      <CopyTexts texts={[{ label: 'Receipt', text: receipt, isCode: true }]} />
      <ButtonLink $tone="quiet" to={useArtifactAddress(artifact.id)}>
        Back to the artifact
      </ButtonLink>
    </>
  );
}

/** The page of an artifact: for a visitor its record. */
function useArtifactAddress(id: string) {
  const { status } = useSessionState();
  return status === 'signedIn' ? paths.artifact(id) : paths.record(id);
}

/** The form that had the focus is gone. */
const focusOnArrival = (heading: HTMLElement | null) => heading?.focus();

const Card = styled.article`
  display: grid;
  gap: ${space.lg};
  width: 100%;
  max-width: ${layout.prose};
  margin-inline: auto;
  padding: clamp(1.25rem, 5vw, 2.5rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
`;

const Subject = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkSoft};
  font-size: ${size.lg};
`;

const Failure = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;

const ThankYou = styled.h2`
  margin-bottom: ${space.sm};
  &:focus {
    outline: none;
  }
`;
