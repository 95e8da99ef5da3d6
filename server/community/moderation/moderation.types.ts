import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { MAX_MESSAGE } from '../../../common/text-limits';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { type Connection, PageInfo } from '../../web/graphql/connection';
import { RequiredText } from '../../web/graphql/validation';
import { Report } from '../reports/report.entity';
import { HiddenArtifactView } from './hidden-artifact.types';

/** A report with what a moderator needs to decide. */
export type ReportRow = Report & {
  /** Null for a visitor. */
  reporterName: string | null;
  /** Null if it was deleted while the list was read. */
  artifact: ArtifactRow | null;
};

@ObjectType({ description: 'A report in a list.', simpleResolvers: true })
class ReportEdge {
  @Field({ description: 'Marks this place in the list.' })
  cursor!: string;

  @Field(() => Report, { description: 'The report.' })
  node!: ReportRow;
}

@ObjectType({ description: 'A page of a list of reports.', simpleResolvers: true })
export class ReportConnection implements Connection<ReportRow> {
  @Field(() => [ReportEdge], { description: 'The reports of this page.' })
  edges!: ReportEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo!: PageInfo;

  countTotal!: () => Promise<number>;
}

@ArgsType()
export class HideArtifactArgs {
  @Field(() => ID, { description: "The artifact's identifier." })
  artifactId!: string;

  @Field({ description: `Why, for its owner; at most ${MAX_MESSAGE} characters.` })
  @RequiredText({ max: MAX_MESSAGE })
  reason!: string;
}

@ArgsType()
export class AnswerHidingArgs {
  @Field(() => ID, { description: "The artifact's identifier." })
  artifactId!: string;

  @Field({ description: `The answer, for moderators; at most ${MAX_MESSAGE} characters.` })
  @RequiredText({ max: MAX_MESSAGE })
  text!: string;
}

@ObjectType({ description: "The result of a moderator's decision.", simpleResolvers: true })
export class ModerationPayload {
  @Field(() => ID, { description: "The artifact's identifier." })
  artifactId!: string;

  @Field(() => Int, { description: 'How many open reports it has decided.' })
  decidedReports!: number;
}

@ObjectType({ description: 'The result of answering.', simpleResolvers: true })
export class AnswerHidingPayload {
  @Field(() => HiddenArtifactView, { description: 'The hidden artifact with the answer.' })
  hiddenArtifact!: HiddenArtifactView;
}
