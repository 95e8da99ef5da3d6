import styled from 'styled-components';
import { inCharacters, MAX_MESSAGE } from '../../common/text-limits';
import type { OpenReportsQuery, ReportEntry_ReportFragment } from '../generated/graphql';
import { reportReasonLabels } from '../reports/report-reasons';
import { Button } from '../ui/Button';
import { DayOf } from '../ui/DayOf';
import type { FieldSpec } from '../ui/fields';
import { FormBehindButton } from '../ui/FormBehindButton';
import { Small } from '../ui/Page';
import { color, space } from '../ui/theme';
import { JudgedArtifact } from './JudgedArtifact';
import { useDecisions } from './useDecisions';

type OpenReport = OpenReportsQuery['reports']['edges'][number]['node'];
type Artifact = NonNullable<OpenReport['artifact']>;

const reasonFields: readonly FieldSpec<'reason'>[] = [
  {
    name: 'reason',
    label: 'Reason for hiding',
    kind: 'longText',
    hint: `The owner reads it. At most ${inCharacters(MAX_MESSAGE)}.`,
  },
];

interface ReportedArtifactProps {
  artifact: Artifact;
  reports: readonly OpenReport[];
}

/** An artifact with its open reports, and a moderator's decision about them. */
export function ReportedArtifact({ artifact, reports }: ReportedArtifactProps) {
  const { isBusy, keep, hide } = useDecisions();
  return (
    <JudgedArtifact
      artifact={artifact}
      isHidden={false}
      isOwn={artifact.viewerIsOwner}
      decision={(nameId) => (
        <FormBehindButton
          label="Hide…"
          tone="danger"
          nameId={nameId}
          fields={reasonFields}
          submitLabel="Hide artifact"
          onSubmit={({ reason }) => hide(artifact.id, reason)}
        >
          <Button
            $small
            $tone="quiet"
            aria-describedby={nameId}
            aria-disabled={isBusy || undefined}
            onClick={() => void keep(artifact.id)}
          >
            Keep
          </Button>
        </FormBehindButton>
      )}
    >
      <Entries>
        {reports.map((report) => (
          <ReportEntry key={report.id} report={report} />
        ))}
      </Entries>
    </JudgedArtifact>
  );
}

function ReportEntry({ report }: { report: ReportEntry_ReportFragment }) {
  const { reason, text, email, reporterName, reportedAt, receipt } = report;
  return (
    <li>
      <strong>{reportReasonLabels[reason]}</strong>
      {text !== null && <Words dir="auto">{text}</Words>}
      <Small>
        <DayOf instant={reportedAt} />,{' '}
        {reporterName === null ? <span>a visitor</span> : <bdi>{reporterName}</bdi>}
        {email !== null && (
          <span>
            , <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </span>
        )}
        <span>{`. Receipt ${receipt}`}</span>
      </Small>
    </li>
  );
}

const Entries = styled.ul`
  display: grid;
  gap: ${space.md};
  padding: 0;
  list-style: none;
  li {
    min-width: 0;
    padding-left: ${space.md};
    border-left: 3px solid ${color.line};
  }
`;

const Words = styled.p`
  white-space: pre-line;
`;
