import { randomUUID } from 'node:crypto';
import { isUUID } from 'class-validator';
import { UNNAMED_MEMBER } from '../../../common/members';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import { ArtifactReader } from '../../catalogue/artifacts/artifact.reader';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { ArtifactService } from '../../catalogue/artifacts/artifact.service';
import {
  lockForMember,
  readStored,
  updateArtifact,
} from '../../catalogue/artifacts/artifact.writes';
import { artifactNotFound, describedConflict, proposalNotFound } from '../../base/errors';
import { authorize, OWNER_COLUMNS } from '../../base/rights';
import type { Viewer } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { parseId } from '../../web/graphql/id';
import type { Selection } from '../../web/graphql/selection';
import { DescriptionProposal } from './description-proposal.entity';
import type {
  ProposalRow,
  ProposeDescriptionArgs,
  ProposeDescriptionPayload,
} from './description.types';

/** Descriptions that members propose for pictures, and what owners decide about them. */
export class DescriptionService {
  private readonly artifacts: ArtifactService;
  private readonly reader: ArtifactReader;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
    this.reader = services.get(ArtifactReader);
  }

  /**
   * Stores a proposal. It replaces what the member has proposed for the same artifact.
   * @throws NOT_FOUND; FORBIDDEN when the viewer added the artifact; CONFLICT when the picture has a
   * description.
   */
  async propose(
    viewer: Viewer,
    { artifactId, text }: ProposeDescriptionArgs,
  ): Promise<ProposeDescriptionPayload> {
    const { database, writer } = this.services;
    const id = parseId(artifactId);
    if (id === null) throw artifactNotFound();
    const proposal = {
      ...{ id: randomUUID(), artifactId: id, memberUid: viewer.uid },
      ...{ text: text.trim(), proposedAt: new Date() },
    };
    await writer.transaction(async (runner) => {
      // The lock keeps anybody from describing the picture meanwhile.
      await lockForMember(database, runner, proposal);
      const artifact = await runner.manager.findOneBy(Artifact, { id });
      if (!artifact) throw artifactNotFound();
      await authorize('proposeDescription', { viewer }, artifact);
      if (artifact.imageAlt !== null) throw describedConflict();
      await runner.manager
        .createQueryBuilder()
        .insert()
        .into(DescriptionProposal)
        .values(proposal)
        .orUpdate(['id', 'text', 'proposedAt'], ['artifactId', 'memberUid'])
        .execute();
    });
    return { artifactId: String(id), text: proposal.text };
  }

  /** The proposals for the viewer's pictures that have no description yet, oldest first. */
  async ofOwner({ uid }: Viewer, first: number, { columns }: Selection): Promise<ProposalRow[]> {
    const query = this.services.database.dataSource
      .createQueryBuilder(DescriptionProposal, 'proposal')
      .innerJoin('proposal.artifact', 'artifact')
      .where('artifact.ownerUid = :uid', { uid })
      .innerJoin('proposal.member', 'member')
      .addSelect('member.displayName', 'proposerName')
      .orderBy('proposal.proposedAt')
      .addOrderBy('proposal.id')
      .limit(first);
    const { entities, raw } = await query.getRawAndEntities<{ proposerName: string | null }>();
    const ids = new Set(entities.map(({ artifactId }) => artifactId));
    const artifacts = await this.reader.readByIds([...ids], { columns });
    return entities.flatMap(({ id, artifactId, text, proposedAt }, nth) => {
      const artifact = artifacts.get(artifactId);
      // It may have been deleted meanwhile.
      if (!artifact) return [];
      return [
        { id, text, proposedAt, artifact, proposerName: raw[nth]?.proposerName ?? UNNAMED_MEMBER },
      ];
    });
  }

  /**
   * Writes a proposal into the artifact, as a change by its owner. The database then deletes all proposals
   * for the picture.
   * @throws NOT_FOUND unless it is a proposal for the viewer's artifact.
   */
  async accept(viewer: Viewer, proposalId: string, selection: Selection): Promise<ArtifactRow> {
    const { database, writer, changes } = this.services;
    const { artifactId } = await this.find(viewer, proposalId);
    await writer.transaction(async (runner) => {
      const stored = await readStored(database, runner, artifactId);
      const proposal = await runner.manager.findOneBy(DescriptionProposal, { id: proposalId });
      if (!stored || !proposal) throw proposalNotFound();
      const imageAlt = proposal.text;
      await updateArtifact(runner, artifactId, { imageAlt, changedBy: viewer.uid });
    });
    changes.announce(`artifact:${artifactId}`);
    return this.artifacts.get(String(artifactId), selection);
  }

  /** Deletes a proposal. @throws NOT_FOUND unless it is a proposal for the viewer's artifact. */
  async refuse(viewer: Viewer, proposalId: string): Promise<string> {
    const { id } = await this.find(viewer, proposalId);
    const { affected } = await this.services.writer.run(({ manager }) =>
      manager.delete(DescriptionProposal, { id }),
    );
    if (affected !== 1) throw proposalNotFound();
    return id;
  }

  /** The proposal, if the viewer may decide about it. */
  private async find(viewer: Viewer, id: string): Promise<DescriptionProposal> {
    if (!isUUID(id)) throw proposalNotFound();
    const { manager } = this.services.database.dataSource;
    const proposal = await manager.findOneBy(DescriptionProposal, { id });
    if (!proposal) throw proposalNotFound();
    const { artifactId } = proposal;
    const artifact = await this.artifacts.find(String(artifactId), { columns: OWNER_COLUMNS });
    if (!artifact) throw proposalNotFound();
    await authorize('decideProposal', { viewer }, artifact);
    return proposal;
  }
}
