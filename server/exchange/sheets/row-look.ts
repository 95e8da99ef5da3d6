import { GraphQLError } from 'graphql';
import type { QueryRunner } from 'typeorm';
import { fieldOfFact } from '../../../common/facts';
import { fieldsThatMayBeEmpty } from '../../../common/record-fields';
import type { FieldErrors } from '../../base/errors';
import { can, type Caller } from '../../base/rights';
import { WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import {
  type ArtifactColumns,
  ArtifactWriter,
  type Author,
  type ReadArtifact,
} from '../../catalogue/artifacts/artifact-writer.service';
import { ArtifactInput } from '../../catalogue/artifacts/artifact.types';
import { type FactValues, readFacts } from '../../catalogue/artifacts/facts/stored-facts';
import {
  ANOTHER_HAS_IT,
  findByUniqueValue,
  takenValues,
  type UniqueValue,
  uniqueValues,
} from '../../catalogue/artifacts/facts/unique-facts';
import { factsAfter } from '../../catalogue/artifacts/facts/fact-input';
import type { Version } from '../../catalogue/revisions/versions';
import { factChanges } from '../../community/history/fact-changes';
import type { ArtifactFieldChange } from '../../community/history/history.types';
import { fieldChanges, inputOf } from '../../community/history/version-fields';
import { parseId } from '../../web/graphql/id';
import type { Services } from '../../web/graphql/services';
import { brokenRules } from '../../web/graphql/validation';
import type { CatalogueRecord } from '../../site/record';
import { type GivenInput, givenInput, withPlainBreaks } from './given-input';
import { ID, type MatchedColumn } from './matched-columns';
import type { SheetProblem } from './sheet.types';

/** What is said of every artifact that the member may not change, whether it exists or not. */
const NO_SUCH = 'There is no artifact with this id that you may change.';

/** What a row would do now. */
export type Look =
  | { kind: 'WRONG'; problems: SheetProblem[] }
  | { kind: 'SAME'; artifactId: number }
  | {
      kind: 'CHANGED';
      artifact: ReadArtifact;
      columns: ArtifactColumns;
      unique: UniqueValue[];
      changes: ArtifactFieldChange[];
    }
  | { kind: 'NEW'; input: ArtifactInput; unique: UniqueValue[]; changes: ArtifactFieldChange[] };

/** A rule that a row breaks. */
class WrongRow extends Error {
  constructor(readonly problems: SheetProblem[]) {
    super('The row is wrong.');
  }
}

const wrong = (field: string | null, message: string) => new WrongRow([{ field, message }]);

/** The artifact that a row is about, and what a member reads who may not change it. */
interface FoundArtifact {
  artifact: ReadArtifact;
  refusal: WrongRow;
}

/** Says what the rows of a sheet would do for its member. */
export class RowLook {
  private readonly artifactWriter: ArtifactWriter;

  constructor(
    private readonly services: Services,
    private readonly author: Author & Caller,
    private readonly columns: readonly MatchedColumn[],
  ) {
    this.artifactWriter = services.get(ArtifactWriter);
  }

  /**
   * @param runner of the write that does it; without it, another write may come before.
   * @throws what is no fault of the row, such as an error of the database.
   */
  async at(cells: readonly string[], runner?: QueryRunner): Promise<Look> {
    try {
      const given = givenInput(cells, this.columns, this.record);
      const found = await this.find(given, runner);
      return found ? await this.change(found, given, runner) : await this.addition(given, runner);
    } catch (error) {
      const problems = problemsOf(error);
      if (!problems) throw error;
      return { kind: 'WRONG', problems };
    }
  }

  /** The artifact that the row is about; null for a new one. @throws WrongRow */
  private async find(given: GivenInput, runner?: QueryRunner): Promise<FoundArtifact | null> {
    const holder =
      given.id === null
        ? await findByUniqueValue(
            this.services.database,
            factsOf(given, this.record),
            this.record,
            runner,
          )
        : { id: parseId(given.id), field: null };
    if (!holder) return null;
    const refusal =
      holder.field === null ? wrong(ID, NO_SUCH) : wrong(holder.field, ANOTHER_HAS_IT);
    const artifact = holder.id === null ? null : await this.read(holder.id, runner);
    if (!artifact) throw refusal;
    return { artifact, refusal };
  }

  /** An artifact that the member sees. */
  private async read(id: number, runner?: QueryRunner): Promise<ReadArtifact | null> {
    const artifact = await this.artifactWriter.read(id, runner);
    const isShown =
      artifact && (!artifact.waiting || can('readWaiting', this.author, artifact.stored));
    return isShown ? artifact : null;
  }

  /** @throws WrongRow; BAD_USER_INPUT */
  private async change(
    { artifact, refusal }: FoundArtifact,
    given: GivenInput,
    runner?: QueryRunner,
  ): Promise<Look> {
    const { stored } = artifact;
    if (can('editArtifact', this.author, stored)) {
      const { columns, changes } = await this.compare(artifact, given);
      if (changes.length === 0) return { kind: 'SAME', artifactId: stored.id };
      await this.assertStored(given);
      const unique = await this.expectUnique(columns, stored.id, runner);
      return { kind: 'CHANGED', artifact, columns, unique, changes };
    }
    if (await this.isSameToStranger(artifact, given))
      return { kind: 'SAME', artifactId: stored.id };
    throw refusal;
  }

  /** Whoever may not read a fact learns nothing of it. */
  private async isSameToStranger(artifact: ReadArtifact, given: GivenInput): Promise<boolean> {
    if (this.givesPrivateFact(given)) return false;
    try {
      return (await this.compare(artifact, given)).changes.length === 0;
    } catch (error) {
      if (!problemsOf(error)) throw error;
      return false;
    }
  }

  /** What the row would change. @throws WrongRow; BAD_USER_INPUT */
  private async compare({ stored }: ReadArtifact, { input: given }: GivenInput) {
    const { publicUrl } = this.services.deployment;
    const before = stored as unknown as Version;
    const today = inputOf(before, publicUrl);
    const differing = Object.entries(given).filter(([name, value]) => !isSame(today[name], value));
    const input = Object.assign(new ArtifactInput(), today, Object.fromEntries(differing));
    await this.assertRules(
      input,
      differing.map(([name]) => name),
    );
    const columns = this.artifactWriter.columnsOf(input, stored);
    const after = { ...stored, ...columns } as unknown as Version;
    return { columns, changes: this.changes(before, after) };
  }

  /** @throws WrongRow; BAD_USER_INPUT */
  private async addition(given: GivenInput, runner?: QueryRunner): Promise<Look> {
    if (given.fields.length === 0) throw wrong(null, 'No column gives anything of this row.');
    const absent = Object.fromEntries(WRITTEN_FIELDS.map((name) => [name, null]));
    const empty = Object.fromEntries(this.mayBeEmpty.map((name) => [name, '']));
    const input = Object.assign(new ArtifactInput(), absent, empty, given.input);
    await this.assertRules(input, null);
    const columns = this.artifactWriter.columnsOf(input, null);
    await this.assertStored(given);
    const unique = await this.expectUnique(columns, null, runner);
    const blank = { ...absent, image: '' } as unknown as Version;
    const changes = this.changes(blank, { ...blank, ...columns });
    return { kind: 'NEW', input, unique, changes: changes.filter(({ after }) => after) };
  }

  private changes(before: Version, after: Version): ArtifactFieldChange[] {
    return [
      ...fieldChanges(before, after, this.services.deployment.publicUrl),
      ...factChanges(before, after, this.record.facts),
    ];
  }

  /**
   * @param fields those that are judged; null for all. An artifact may break rules that came later.
   * @throws WrongRow
   */
  private async assertRules(input: ArtifactInput, fields: readonly string[] | null): Promise<void> {
    const broken = Object.entries(await brokenRules(input, this.mayBeEmpty));
    const own = broken.filter(([name]) => !fields || fields.includes(name.split('.')[0] ?? ''));
    if (own.length > 0) throw new WrongRow(own.map(([field, message]) => ({ field, message })));
  }

  private async assertStored({ input: { image, morePictures } }: GivenInput): Promise<void> {
    await this.artifactWriter.assertStored({
      image: image ?? '',
      ...(morePictures && { morePictures }),
    });
  }

  /** @returns the unique values. @throws WrongRow when another artifact has one. */
  private async expectUnique(
    columns: ArtifactColumns,
    id: number | null,
    runner?: QueryRunner,
  ): Promise<UniqueValue[]> {
    const facts = readFacts(columns.facts);
    const taken = await takenValues(this.services.database, { facts, id }, this.record, runner);
    if (Object.keys(taken).length > 0) throw new WrongRow(toProblems(taken));
    return uniqueValues(facts, this.record);
  }

  private givesPrivateFact({ fields }: GivenInput): boolean {
    return this.record.facts.some((fact) => fact.private && fields.includes(fieldOfFact(fact.key)));
  }

  private get record(): CatalogueRecord {
    return this.services.deployment.site.get().record;
  }

  private get mayBeEmpty(): readonly string[] {
    return fieldsThatMayBeEmpty(this.record.fields);
  }
}

/** The facts that a row gives, without those that break a rule. */
const factsOf = ({ input }: GivenInput, record: CatalogueRecord): FactValues =>
  factsAfter(new Map(), input.facts ?? [], record).facts;

/** Whether a text is that of today, but for how its lines end. */
const isSame = (today: unknown, given: unknown): boolean =>
  typeof today === 'string' &&
  typeof given === 'string' &&
  withPlainBreaks(today).trim() === given.trim();

const toProblems = (errors: FieldErrors): SheetProblem[] =>
  Object.entries(errors).map(([field, message]) => ({ field, message }));

/** What an error says of a row; null where the row is not to blame. */
export function problemsOf(error: unknown): SheetProblem[] | null {
  if (error instanceof WrongRow) return error.problems;
  if (!(error instanceof GraphQLError)) return null;
  const fields = error.extensions['fields'] as FieldErrors | undefined;
  return fields ? toProblems(fields) : [{ field: null, message: error.message }];
}
