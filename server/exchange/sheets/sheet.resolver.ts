import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { Member } from '../../catalogue/members/member.entity';
import { ArtifactRevision } from '../../community/history/history.types';
import { PageArgs } from '../../web/graphql/connection';
import type { MemberContext } from '../../web/graphql/context';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { SheetNames } from './sheet-names';
import { SheetService } from './sheet.service';
import {
  MatchSheetArgs,
  Sheet,
  SheetConnection,
  SheetPayload,
  SheetRowArgs,
  SheetRowConnection,
} from './sheet.types';

const SheetId = () => Arg('id', () => ID, { description: "The sheet's identifier." });

@Resolver(() => Sheet)
export class SheetResolver {
  private readonly service: SheetService;

  constructor(services: Services) {
    this.service = services.get(SheetService);
  }

  @FieldResolver(() => SheetRowConnection, { description: 'Its rows, in their order.' })
  rows(
    @Root() { id }: Sheet,
    @Args() args: SheetRowArgs,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.service.rows(context, id, args, selection);
  }

  @Authorized()
  @Mutation(() => SheetPayload, {
    description:
      'Says what the columns of a sheet give, and looks at every row again. Nothing is written to the catalogue. Only before the sheet is applied.',
  })
  async matchSheet(
    @Args() { id, columns }: MatchSheetArgs,
    @Ctx() context: MemberContext,
  ): Promise<SheetPayload> {
    return { sheet: await this.service.match(context, id, columns) };
  }

  @Authorized()
  @Mutation(() => SheetPayload, {
    description:
      'Begins to write the new and changed rows of a sheet; wrong ones are left out. The state is APPLIED when it is done.',
  })
  async applySheet(@SheetId() id: string, @Ctx() context: MemberContext): Promise<SheetPayload> {
    return { sheet: await this.service.apply(context, id) };
  }

  @Authorized()
  @Mutation(() => SheetPayload, {
    description:
      'Begins to take a sheet back, within 30 days: each artifact that was not changed since becomes what it was, and what the sheet added is deleted. The state is UNDONE when it is done.',
  })
  async undoSheet(@SheetId() id: string, @Ctx() context: MemberContext): Promise<SheetPayload> {
    return { sheet: await this.service.undo(context, id) };
  }
}

@Resolver(() => Member)
export class MemberSheetsResolver {
  private readonly service: SheetService;

  constructor(services: Services) {
    this.service = services.get(SheetService);
  }

  @FieldResolver(() => SheetConnection, {
    description: 'The sheets that the viewer has given, the latest first.',
  })
  sheets(@Root() { uid }: Member, @Args() page: PageArgs) {
    return this.service.sheetsOf(uid, page);
  }
}

@Resolver(() => ArtifactRevision)
export class RevisionSheetResolver {
  private readonly names: SheetNames;

  constructor(services: Services) {
    this.names = services.get(SheetNames);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the sheet that made the change; null for other changes.',
  })
  sheet(@Root() { artifactId, version }: ArtifactRevision): Promise<string | null> | null {
    return version && this.names.nameOf(artifactId, version);
  }
}
