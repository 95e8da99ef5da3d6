import { type MemberData, rowsOfMember } from '../../database/member-data';
import type { Feature } from '../../web/feature';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { INTERNAL_COLUMNS } from './artifact.columns';
import { Artifact } from './artifact.entity';
import {
  ArtifactConnectionResolver,
  ArtifactEdgeResolver,
  ArtifactResolver,
  MemberArtifactsResolver,
} from './artifact.resolver';
import { handOverArtifacts } from './artifact.writes';
import { ContributorArtifactsResolver } from './contributor.resolver';
import { DerivedColumnFilling } from './derived-column-filling.entity';
import { ArtifactFacetsResolver, ConnectionFacetsResolver } from './facets/facets.resolver';
import { ArtifactFact } from './facts/artifact-fact.entity';
import { ArtifactFactCount } from './facts/artifact-fact-count.entity';
import { ArtifactFactsResolver, FactFacetsResolver } from './facts/facts.resolver';
import { FactTermsResolver } from './facts/fact-terms.resolver';
import { HiddenArtifact } from './hidden/hidden-artifact.entity';
import { IdempotencyKey } from './idempotency-key.entity';
import { withParsedColumns } from './list-columns';
import { NodeResolver } from './node.resolver';
import { MorePicture } from './pictures/more-picture.entity';
import { SearchedArtifact } from './search/searched-artifact.entity';

const storedArtifacts = rowsOfMember('artifacts', Artifact, {
  uidColumn: 'ownerUid',
  whenErased: 'kept',
  omit: INTERNAL_COLUMNS,
});

const artifactsOfMember: MemberData = {
  ...storedArtifacts,
  handOver: handOverArtifacts,
  async *read(database, uid) {
    for await (const rows of storedArtifacts.read(database, uid)) yield rows.map(withParsedColumns);
  },
};

/** The catalogue itself. */
export const artifactFeature: Feature = {
  name: 'artifacts',
  entities: [
    Artifact,
    ArtifactFact,
    ArtifactFactCount,
    ArtifactTypeCount,
    DerivedColumnFilling,
    HiddenArtifact,
    IdempotencyKey,
    MorePicture,
    SearchedArtifact,
  ],
  resolvers: [
    ArtifactResolver,
    ArtifactConnectionResolver,
    ArtifactEdgeResolver,
    MemberArtifactsResolver,
    ContributorArtifactsResolver,
    NodeResolver,
    ConnectionFacetsResolver,
    ArtifactFacetsResolver,
    ArtifactFactsResolver,
    FactFacetsResolver,
    FactTermsResolver,
  ],
  memberData: [
    artifactsOfMember,
    rowsOfMember('idempotencyKeys', IdempotencyKey, {
      uidColumn: 'memberUid',
      whenErased: 'deleted',
      omit: ['inputHash'],
    }),
  ],
};
