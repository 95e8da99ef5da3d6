import { ArrayMaxSize } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_SHEET_COLUMNS } from '../../../common/sheet-limits';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { ArtifactFieldChange } from '../../community/history/history.types';
import { PageArgs, PageInfo } from '../../web/graphql/connection';
import { Node } from '../../web/graphql/node';
import { SheetRowKind, SheetState } from './sheet.entity';

@ObjectType({ description: 'A column of a sheet.', simpleResolvers: true })
export class SheetColumn {
  @Field(() => Int, { description: 'Its place, from 0.' })
  index!: number;

  @Field({ description: 'The text of its first cell.' })
  heading!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it gives: `id`, a field of `ArtifactInput`, or `facts.KEY`; null for a column that is left out.',
  })
  field!: string | null;

  @Field(() => [String], { description: 'Its first cells that are not empty.' })
  samples!: string[];
}

@ObjectType({ description: 'How many rows of a sheet do what.', simpleResolvers: true })
export class SheetCounts {
  @Field(() => Int, { description: 'Rows that add an artifact.' })
  new!: number;

  @Field(() => Int, { description: 'Rows that change an artifact.' })
  changed!: number;

  @Field(() => Int, { description: 'Rows that would change nothing.' })
  same!: number;

  @Field(() => Int, { description: 'Rows that break a rule.' })
  wrong!: number;

  @Field(() => Int, { description: 'Of the new and changed, how many were written.' })
  applied!: number;

  @Field(() => Int, { description: 'Rows that an undo has left.' })
  kept!: number;
}

@ObjectType({ description: 'Why a row of a sheet is wrong.', simpleResolvers: true })
export class SheetProblem {
  @Field(() => String, {
    nullable: true,
    description: 'The field, as `SheetColumn.field` names it; null for the row as a whole.',
  })
  field!: string | null;

  @Field({ description: 'What is wrong.' })
  message!: string;
}

@ObjectType({ description: 'A row of a sheet.', simpleResolvers: true })
export class SheetRow {
  @Field(() => Int, {
    description: 'Its number as a spreadsheet shows it; the row of the headings counts.',
  })
  line!: number;

  @Field(() => SheetRowKind, { description: 'What it does.' })
  kind!: SheetRowKind;

  @Field(() => Artifact, {
    nullable: true,
    description: 'The artifact as it is now; null where there is none, or none that is shown.',
  })
  artifact!: ArtifactRow | null;

  @Field(() => [ArtifactFieldChange], {
    description: 'What it changes; of a new artifact, every value that the row gives.',
  })
  changes!: ArtifactFieldChange[];

  @Field(() => [SheetProblem], { description: 'Why it is wrong, or was left by an undo.' })
  problems!: SheetProblem[];
}

@ObjectType({ description: 'A row in a page of rows.', simpleResolvers: true })
class SheetRowEdge {
  @Field({ description: 'Marks this place among the rows.' })
  cursor!: string;

  @Field(() => SheetRow, { description: 'The row.' })
  node!: SheetRow;
}

@ObjectType({
  description: 'A page of the rows of a sheet, in their order.',
  simpleResolvers: true,
})
export class SheetRowConnection {
  @Field(() => [SheetRowEdge], { description: 'The rows of this page.' })
  edges!: SheetRowEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({
  description: 'A spreadsheet that its member has given, for them alone.',
  implements: Node,
  simpleResolvers: true,
})
export class Sheet implements Node {
  readonly nodeType = 'Sheet';

  @Field(() => ID, { description: 'The identifier.' })
  id!: string;

  @Field({ description: 'The name of the file.' })
  name!: string;

  @Field(() => SheetState, { description: 'What is done with it.' })
  state!: SheetState;

  @Field(() => GraphQLDateTime, { description: 'When it was given.' })
  uploadedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when it can be taken back; null when it cannot.',
  })
  undoableUntil!: Date | null;

  @Field(() => [SheetColumn], { description: 'Its columns.' })
  columns!: SheetColumn[];

  @Field(() => SheetCounts, { description: 'How many rows do what.' })
  counts!: SheetCounts;
}

@ObjectType({ description: 'A sheet in a page of sheets.', simpleResolvers: true })
class SheetEdge {
  @Field({ description: 'Marks this place among the sheets.' })
  cursor!: string;

  @Field(() => Sheet, { description: 'The sheet.' })
  node!: Sheet;
}

@ObjectType({
  description: "A page of a member's sheets, the latest first.",
  simpleResolvers: true,
})
export class SheetConnection {
  @Field(() => [SheetEdge], { description: 'The sheets of this page.' })
  edges!: SheetEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ArgsType()
export class SheetRowArgs extends PageArgs {
  @Field(() => SheetRowKind, { nullable: true, description: 'Only rows of this kind.' })
  kind?: SheetRowKind | null;
}

@InputType({ description: 'What a column of a sheet gives.' })
export class SheetColumnInput {
  @Field(() => Int, { description: 'The place of the column, from 0.' })
  index!: number;

  @Field(() => String, { nullable: true, description: 'See `SheetColumn.field`.' })
  field?: string | null;
}

@ArgsType()
export class MatchSheetArgs {
  @Field(() => ID, { description: "The sheet's identifier." })
  id!: string;

  @Field(() => [SheetColumnInput], {
    description: 'The columns that change; those that are not listed stay as they are.',
  })
  @ArrayMaxSize(MAX_SHEET_COLUMNS)
  columns!: SheetColumnInput[];
}

@ObjectType({ description: 'The result of an act on a sheet.', simpleResolvers: true })
export class SheetPayload {
  @Field(() => Sheet, { description: 'The sheet as it is now.' })
  sheet!: Sheet;
}
