import { createHash } from 'node:crypto';
import { WRITTEN_FIELDS } from '../../artifacts/artifact-fields';
import { ArtifactInput } from '../../artifacts/artifact.types';
import { artifactTypeLabels } from '../../artifacts/artifact-type';
import { brokenRules } from '../../graphql/validation';
import { normalizeEmail } from '../../members/normalize-email';

/** An artifact of a file that may be added. */
export interface Candidate {
  line: number;
  sourceId: string;
  input: ArtifactInput;
  /** The normalized addresses of those who like it, each once. */
  likedBy: readonly string[];
}

const typesByLabel = new Map(
  Object.entries(artifactTypeLabels).map(([type, label]) => [label, type]),
);

const ADDRESS = /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,255}$/u;

/**
 * Checks a value of a file as the API checks an input.
 * @returns the candidate, or the reason why it is none.
 */
export async function candidateOf(line: number, value: unknown): Promise<Candidate | string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'It is no artifact.';
  }
  const fields = value as Record<string, unknown>;
  const input = Object.assign(
    new ArtifactInput(),
    // Null, so that the rule 'required' runs.
    Object.fromEntries(WRITTEN_FIELDS.map((name) => [name, fields[name] ?? null])),
  );
  const { artifactType } = fields;
  if (typeof artifactType === 'string') {
    const label = artifactType.trim();
    Object.assign(input, { artifactType: typesByLabel.get(label) ?? label });
  }
  const broken = Object.entries(await brokenRules(input));
  if (broken.length > 0) return broken.map(([name, rule]) => `${name}: ${rule}`).join(' ');
  const { liked } = fields;
  const likedBy = Array.isArray(liked) ? addressesOf(liked) : [];
  return { line, sourceId: sourceIdOf(fields, input), input, likedBy };
}

/**
 * Identifies an artifact of a file: by the identifier of MongoDB, or by that of an export together
 * with the time of the addition, because identifiers of catalogues are small numbers. Without an
 * identifier, by the texts themselves.
 */
function sourceIdOf(fields: Record<string, unknown>, input: ArtifactInput): string {
  const id = textOf(fields['_id']) ?? textOf(fields['id']);
  if (id === null) {
    return `sha256:${createHash('sha256').update(JSON.stringify(input)).digest('base64url')}`;
  }
  const { addedAt } = fields;
  return typeof addedAt === 'string' ? `${id}@${addedAt}` : id;
}

/** A scalar as a text; MongoDB's extended JSON writes others as an object with one, such as `$oid`. */
function textOf(id: unknown): string | null {
  if (typeof id === 'string' || typeof id === 'number') return String(id).trim() || null;
  if (typeof id !== 'object' || id === null) return null;
  const [only, ...others] = Object.values(id) as unknown[];
  return typeof only === 'string' && others.length === 0 ? only : JSON.stringify(id);
}

/** Ignores texts that are no address, because an artifact can be imported without its likes. */
function addressesOf(liked: readonly unknown[]): string[] {
  const addresses = liked.flatMap((one) => (typeof one === 'string' ? normalizeEmail(one) : []));
  return [...new Set(addresses.filter((address) => ADDRESS.test(address)))];
}
