import { codeOf, fieldErrorsOf } from '../apollo/errors';
import { useReportArtifactMutation, type ReportInput } from '../generated/graphql';
import type { FieldErrors } from '../ui/fields';

/** A report that was stored, or the errors of the fields, or a sentence for the whole form. */
export type ReportOutcome = { receipt: string } | { errors: FieldErrors } | { failure: string };

const failures: Record<string, string> = {
  NOT_FOUND: 'This artifact has been taken out of the collection.',
  RATE_LIMITED: 'Too many reports from your network. Please try again in a minute.',
};

/** Sends a report. */
export function useReportArtifact(artifactId: string) {
  const [mutate] = useReportArtifactMutation();

  return async function reportArtifact(input: ReportInput): Promise<ReportOutcome> {
    try {
      const { data } = await mutate({ variables: { artifactId, input } });
      if (data) return { receipt: data.reportArtifact.receipt };
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (Object.keys(errors).length > 0) return { errors };
      const failure = failures[codeOf(error) ?? ''];
      if (failure !== undefined) return { failure };
    }
    return { failure: 'Your report could not be sent. Please try again.' };
  };
}
