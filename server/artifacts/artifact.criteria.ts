import { CONTRIBUTOR_PREFIX } from '../database/contributors';
import type { Database } from '../database/database';
import { Member } from '../members/member.entity';
import type { ArtifactCriteria } from './artifact.lists';
import type { ArtifactFilter } from './artifact.types';
import { yearSpan } from './made/year-span';
import { normalizeText } from './normalize-text';
import { parseText } from './text/parse-text';

const CONTRIBUTOR_ID = new RegExp(`^${CONTRIBUTOR_PREFIX}[0-9a-f]{32}$`);

/** Which artifacts a filter keeps. */
export async function criteriaOf(
  database: Database,
  filter: ArtifactFilter | null | undefined,
): Promise<ArtifactCriteria> {
  const contributor = filter?.contributor ?? null;
  return {
    type: filter?.type ?? null,
    owner: contributor === null ? null : await uidOf(database, contributor),
    term: normalizeText(filter?.search ?? ''),
    span: yearSpan(filter?.madeFrom, filter?.madeTo),
    text: parseText(filter?.text ?? ''),
    exceptTerm: normalizeText(filter?.exceptNamed ?? ''),
  };
}

/** The uid of a contributor; empty where there is none with this identifier. */
async function uidOf(database: Database, contributorId: string): Promise<string> {
  if (!CONTRIBUTOR_ID.test(contributorId)) return '';
  const [member] = await database.select<Pick<Member, 'uid'>>(
    'uid of a contributor',
    () =>
      database
        .from(Member, 'member')
        .select('member.uid', 'uid')
        .where('member.contributorId = :contributorId'),
    { contributorId },
  );
  return member?.uid ?? '';
}
