import {
  Arg,
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { type DataSource, Like } from 'typeorm';
import { artifactTypeLabels } from '../../common/artifact-types';
import { ArtifactType } from '../../server/catalogue/artifacts/artifact-type';
import { normalizeText } from '../../common/normalize-text';
import { Artifact } from './tutorial.entities';

enum ArtifactOrder {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
}
registerEnumType(ArtifactType, { name: 'ArtifactType' });
registerEnumType(ArtifactOrder, { name: 'ArtifactOrder' });

@InputType()
class ArtifactFilter {
  @Field(() => String, { nullable: true })
  search?: string | null;

  @Field(() => ArtifactType, { nullable: true })
  type?: ArtifactType | null;
}

@ObjectType()
class PageInfo {
  @Field()
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

@ObjectType()
class ArtifactEdge {
  @Field()
  cursor!: string;

  @Field(() => Artifact)
  node!: Artifact;
}

@ObjectType()
class ArtifactConnection {
  @Field(() => Int)
  totalCount!: number;

  @Field(() => [ArtifactEdge])
  edges!: ArtifactEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType()
class ArtifactTypeCount {
  @Field(() => ArtifactType)
  type!: ArtifactType;

  @Field()
  label!: string;
}

/** The reads as in tutorials: a repository's `find` with relations, and pages by offset. */
export function createResolver(dataSource: DataSource) {
  const artifacts = dataSource.getRepository(Artifact);

  @Resolver()
  class ArtifactResolver {
    @Query(() => ArtifactConnection)
    async artifacts(
      @Arg('first', () => Int, { defaultValue: 24 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
      @Arg('filter', () => ArtifactFilter, { nullable: true }) filter: ArtifactFilter | null,
      @Arg('orderBy', () => ArtifactOrder, { defaultValue: ArtifactOrder.NEWEST })
      orderBy: ArtifactOrder,
    ): Promise<ArtifactConnection> {
      const skip = Number(after ?? 0);
      const [found, totalCount] = await artifacts.findAndCount({
        where: {
          ...(filter?.type && { artifactType: filter.type }),
          ...(filter?.search && {
            artifactNameNormalized: Like(`%${normalizeText(filter.search)}%`),
          }),
        },
        relations: { owner: true },
        order: { id: orderBy === ArtifactOrder.OLDEST ? 'ASC' : 'DESC' },
        skip,
        take: first,
      });
      const edges = found.map((node, index) => ({ cursor: String(skip + index + 1), node }));
      const endCursor = edges.at(-1)?.cursor ?? null;
      return {
        totalCount,
        edges,
        pageInfo: { hasNextPage: skip + found.length < totalCount, endCursor },
      };
    }

    @Query(() => [ArtifactTypeCount])
    async artifactTypes(): Promise<ArtifactTypeCount[]> {
      const rows = await artifacts
        .createQueryBuilder('artifact')
        .select('DISTINCT artifact.artifactType', 'type')
        .getRawMany<{ type: ArtifactType }>();
      const order = Object.keys(artifactTypeLabels);
      return rows
        .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
        .map(({ type }) => ({ type, label: artifactTypeLabels[type] }));
    }

    @Query(() => Artifact, { nullable: true })
    artifact(@Arg('id', () => ID) id: string): Promise<Artifact | null> {
      return artifacts.findOne({ where: { id: Number(id) }, relations: { owner: true } });
    }

    @Query(() => [Artifact])
    mostLikedArtifacts(
      @Arg('first', () => Int, { defaultValue: 8 }) first: number,
    ): Promise<Artifact[]> {
      return artifacts.find({
        relations: { owner: true },
        order: { likeCount: 'DESC', id: 'DESC' },
        take: first,
      });
    }
  }
  return ArtifactResolver;
}
