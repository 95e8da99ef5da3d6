import { randomUUID } from 'node:crypto';
import { isUUID } from 'class-validator';
import type { QueryRunner } from 'typeorm';
import { isArtifactType } from '../../../common/artifact-types';
import { visibleText } from '../../../common/visible-text';
import {
  artifactNotFound,
  invalidInput,
  suggestionConflict,
  suggestionNotFound,
  updateConflict,
} from '../../base/errors';
import { authorize, can, OWNER_COLUMNS } from '../../base/rights';
import { CHOOSE_TYPE } from '../../catalogue/artifacts/artifact-fields';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { ArtifactService } from '../../catalogue/artifacts/artifact.service';
import { ArtifactWriter } from '../../catalogue/artifacts/artifact-writer.service';
import type { ArtifactInput } from '../../catalogue/artifacts/artifact.types';
import {
  lockForMember,
  readStored,
  type StoredArtifact,
} from '../../catalogue/artifacts/artifact.writes';
import { publicFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { currentVersions, type Version } from '../../catalogue/revisions/versions';
import type { Context, MemberContext } from '../../web/graphql/context';
import { mayBeEmptyIn } from '../../web/graphql/schema';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { validateInput } from '../../web/graphql/validation';
import {
  differingFields,
  inputTo,
  pick,
  readValues,
  type FieldValues,
  valuesOf,
} from '../history/field-values';
import { OpenSuggestions } from './open-suggestions';
import { basisOf, givenIn, inputFrom, isOutdatedIn } from './suggested-values';
import { StoredSuggestion, SuggestionState } from './suggestion.entity';
import { SuggestionReader, type SuggestionRow } from './suggestion.reader';
import type {
  AcceptSuggestionArgs,
  RefuseSuggestionArgs,
  SuggestedChangesInput,
  Suggestion,
  SuggestionInput,
} from './suggestion.types';

/** How a suggestion ends. */
type End = Pick<StoredSuggestion, 'state'> & Partial<Pick<StoredSuggestion, 'reason' | 'version'>>;

/** Changes that members suggest for the artifacts of others, and how these are decided. */
export class SuggestionService {
  private readonly artifacts: ArtifactService;
  private readonly artifactWriter: ArtifactWriter;
  private readonly reader: SuggestionReader;
  private readonly open: OpenSuggestions;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
    this.artifactWriter = services.get(ArtifactWriter);
    this.reader = services.get(SuggestionReader);
    this.open = services.get(OpenSuggestions);
  }

  /** The suggestion, if the caller made it or may decide it. */
  async find(id: string, caller: Context, selection: Selection): Promise<Suggestion | null> {
    const row = await this.findRow(id);
    if (!row) return null;
    const isOwn = row.memberUid === caller.viewer?.uid;
    if (!isOwn && !can('decideSuggestion', caller, row)) return null;
    return this.present(caller, row, selection);
  }

  /** What the caller has suggested for an artifact, and nobody has decided. */
  async openOf(
    caller: Context,
    artifactId: number,
    selection: Selection,
  ): Promise<Suggestion | null> {
    const row = await this.open.find(caller, artifactId);
    return row && this.present(caller, row, selection);
  }

  /**
   * Stores a suggestion in the place of the caller's open one for the artifact.
   * @throws NOT_FOUND; FORBIDDEN when the caller may change the artifact; BAD_USER_INPUT.
   */
  async suggest(
    caller: MemberContext,
    artifactId: string,
    { changes, remark, source }: SuggestionInput,
    selection: Selection,
  ): Promise<Suggestion> {
    const { database, writer } = this.services;
    const { viewer } = caller;
    const artifact = await this.artifacts.get(artifactId, { columns: OWNER_COLUMNS });
    await authorize('suggest', caller, artifact);
    const suggestion = {
      ...{ id: randomUUID(), artifactId: artifact.id, memberUid: viewer.uid },
      remark: visibleText(remark ?? ''),
      source: visibleText(source ?? ''),
      ...{ suggestedAt: new Date(), state: SuggestionState.OPEN },
    };
    await this.artifactWriter.assertStored({
      image: changes?.image ?? '',
      ...(changes?.morePictures && { morePictures: changes.morePictures }),
    });
    await writer.transaction(async (runner) => {
      await lockForMember(database, runner, suggestion);
      const stored = await readStored(database, runner, artifact.id);
      if (!stored) throw artifactNotFound();
      const values = changes ? await this.valuesAfter(runner, stored, changes) : {};
      const fields = Object.keys(values);
      if (fields.length === 0 && suggestion.remark === null) {
        throw invalidInput({ remark: 'Please change something, or write a remark.' });
      }
      const { artifactId: ofArtifact, memberUid, state } = suggestion;
      const open = { artifactId: ofArtifact, memberUid, state };
      await runner.manager.delete(StoredSuggestion, open);
      await runner.manager.insert(StoredSuggestion, {
        ...suggestion,
        changes: JSON.stringify(values),
        replaced: JSON.stringify(basisOf(versionOf(stored), fields)),
      });
    });
    return this.show(caller, suggestion.id, selection);
  }

  /**
   * Takes fields of a suggestion over, as a change by the caller.
   * @throws NOT_FOUND unless the caller may decide it; BAD_USER_INPUT; CONFLICT when it was decided, or
   * when the artifact was changed in a way that the caller has not seen.
   */
  async accept(
    caller: MemberContext,
    { id, fields, basedOn }: AcceptSuggestionArgs,
    selection: Selection,
  ): Promise<ArtifactRow> {
    const { database, writer, changes, deployment } = this.services;
    const row = await this.findToDecide(id, caller);
    const { artifactId } = row;
    const suggested = readValues(row.changes);
    const unknown = fields.find((field) => !Object.hasOwn(suggested, field));
    if (unknown !== undefined) {
      throw invalidInput({ fields: `The suggestion does not change "${unknown}".` });
    }
    const values = pick(suggested, fields);
    await this.assertPictures(artifactId, values);
    await writer.transaction(async (runner) => {
      const stored = await readStored(database, runner, artifactId);
      if (!stored) throw suggestionNotFound();
      // The caller was authorized for an artifact of that owner.
      if (stored.ownerUid !== row.ownerUid) throw updateConflict();
      const end: End = { state: SuggestionState.ACCEPTED };
      if (fields.length > 0) {
        const version = versionOf(stored);
        if (!basedOn && isOutdatedIn(version, readValues(row.replaced))) throw updateConflict();
        const input = inputTo(version, values, deployment.publicUrl);
        await this.validate(input);
        const locked = { stored, waiting: null };
        if (await this.artifactWriter.change(runner, caller, locked, { input, basedOn })) {
          const changed = await readStored(database, runner, artifactId);
          end.version = changed && new Date(Number(changed.updatedAt));
        }
      }
      await this.end(runner, id, end);
    });
    changes.announce(`artifact:${artifactId}`);
    return this.artifacts.get(String(artifactId), selection);
  }

  /** @throws NOT_FOUND unless the caller may decide it; CONFLICT when it was decided. */
  async refuse(
    caller: MemberContext,
    { id, reason }: RefuseSuggestionArgs,
    selection: Selection,
  ): Promise<Suggestion> {
    await this.findToDecide(id, caller);
    const end = { state: SuggestionState.REFUSED, reason: visibleText(reason ?? '') };
    await this.services.writer.run((runner) => this.end(runner, id, end));
    return this.show(caller, id, selection);
  }

  /** @throws NOT_FOUND unless the caller made it; CONFLICT when it was decided. */
  async withdraw(caller: MemberContext, id: string, selection: Selection): Promise<Suggestion> {
    const row = await this.findRow(id);
    if (row?.memberUid !== caller.viewer.uid) throw suggestionNotFound();
    const end = { state: SuggestionState.WITHDRAWN };
    await this.services.writer.run((runner) => this.end(runner, id, end));
    return this.show(caller, id, selection);
  }

  /** Of two simultaneous decisions, the later finds no open suggestion. */
  private async end({ manager }: QueryRunner, id: string, end: End): Promise<void> {
    const open = { id, state: SuggestionState.OPEN };
    const { affected } = await manager.update(StoredSuggestion, open, {
      ...end,
      decidedAt: new Date(),
    });
    if (affected !== 1) throw suggestionConflict();
  }

  /** What an update of a locked artifact would change of the fields that a form gives. */
  private async valuesAfter(
    runner: QueryRunner,
    stored: StoredArtifact,
    changes: SuggestedChangesInput,
  ): Promise<FieldValues> {
    const { publicUrl, site } = this.services.deployment;
    const { record } = site.get();
    const version = versionOf(stored);
    const input = inputFrom(version, changes, publicUrl);
    await this.validate(input);
    // A private fact looks like one that is not declared.
    const readable = { ...record, facts: publicFacts(record) };
    const columns = await this.artifactWriter.columnsAfter(runner, stored, input, readable);
    const after = versionOf({ ...stored, ...columns });
    return valuesOf(after, differingFields(version, after, givenIn(changes)));
  }

  /** @throws BAD_USER_INPUT by the rules of every update. */
  private async validate(input: ArtifactInput): Promise<void> {
    const { types } = this.services.deployment.site.get().record;
    if (!isArtifactType(types, input.artifactType)) {
      throw invalidInput({ artifactType: CHOOSE_TYPE });
    }
    await validateInput(input, mayBeEmptyIn(this.services));
  }

  /** @throws BAD_USER_INPUT when an uploaded picture is not stored any more. */
  private async assertPictures(artifactId: number, values: FieldValues): Promise<void> {
    const { database, deployment } = this.services;
    const version = (await currentVersions(database, [artifactId])).get(artifactId);
    if (!version) throw suggestionNotFound();
    await this.artifactWriter.assertStored(inputTo(version, values, deployment.publicUrl));
  }

  private async findToDecide(id: string, caller: MemberContext): Promise<SuggestionRow> {
    const row = await this.findRow(id);
    if (!row) throw suggestionNotFound();
    await authorize('decideSuggestion', caller, row);
    if (row.state !== SuggestionState.OPEN) throw suggestionConflict();
    return row;
  }

  private async findRow(id: string): Promise<SuggestionRow | null> {
    if (!isUUID(id)) return null;
    const isIt = { sql: 'suggestion.id = :id', parameters: { id } };
    const [row] = await this.reader.read(isIt);
    return row ?? null;
  }

  private async show(caller: Context, id: string, selection: Selection): Promise<Suggestion> {
    const row = await this.findRow(id);
    const suggestion = row && (await this.present(caller, row, selection));
    if (!suggestion) throw suggestionNotFound();
    return suggestion;
  }

  private async present(
    caller: Context,
    row: SuggestionRow,
    selection: Selection,
  ): Promise<Suggestion | null> {
    const [suggestion] = await this.reader.present(caller, [row], selection);
    return suggestion ?? null;
  }
}

const versionOf = (stored: StoredArtifact) => stored as unknown as Version;
