import { inCharacters, MAX_MESSAGE } from '../../common/text-limits';
import type { FieldSpec } from '../ui/fields';
import { reportReasonLabels } from './report-reasons';

const reason: FieldSpec<'reason'> = {
  name: 'reason',
  label: 'What is wrong?',
  kind: 'choice',
  prompt: 'Choose a reason',
  options: Object.entries(reportReasonLabels),
};

const text: FieldSpec<'text'> = {
  name: 'text',
  label: 'Details',
  kind: 'longText',
  optional: true,
  hint: `At most ${inCharacters(MAX_MESSAGE)}. Needed if you chose “Something else”.`,
};

const email: FieldSpec<'email'> = {
  name: 'email',
  label: 'Your email',
  kind: 'email',
  optional: true,
  autoComplete: 'email',
  hint: 'Only for questions about your report. Only moderators see it.',
};

export type ReportFieldName = 'reason' | 'text' | 'email';

/** A member leaves no address. */
export const memberReportFields: readonly FieldSpec<ReportFieldName>[] = [reason, text];
export const visitorReportFields: readonly FieldSpec<ReportFieldName>[] = [reason, text, email];
