import type { ReportReason } from '../generated/graphql';

/** Why an artifact is reported, in the words of the form. */
export const reportReasonLabels: Record<ReportReason, string> = {
  WRONG_FACTS: 'The facts are wrong',
  NOT_AN_ARTIFACT: 'It is not a historical artifact',
  COPYRIGHT: 'It infringes a copyright',
  OFFENSIVE: 'It is offensive',
  ILLEGAL: 'It is illegal',
  OTHER: 'Something else',
};

export const isReportReason = (value: string): value is ReportReason =>
  Object.hasOwn(reportReasonLabels, value);
