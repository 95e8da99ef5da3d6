import Fastify from 'fastify';
import mercurius from 'mercurius';
import { normalizeText } from '../../common/normalize-text';
import { Catalogue, type Filter } from './sql';
import { memberOf } from './token';

/** Mercurius with its JIT on better-sqlite3: a carefully tuned server for these reads. */
const [file = '', port = ''] = process.argv.slice(2);
const catalogue = new Catalogue(file);

const schema = /* GraphQL */ `
  type Artifact {
    id: ID!
    artifactName: String!
    artifactType: ArtifactType!
    image: String!
    createdAt: String!
    discoveredAt: String!
    discoveredBy: String!
    presentLocation: String!
    historicalContext: String!
    description: String
    userName: String!
    likeCount: Int!
    viewCount: Int!
    addedAt: String!
  }
  enum ArtifactType {
    TOOLS
    WEAPONS
    DOCUMENTS
    WRITINGS
    SCULPTURE
    FUNERARY_MASK
    GOLD_AND_SILVER_RELIGIOUS_STATUES
    ALABASTER_VASE
    WOODEN_MODEL
    WOOL_CARPET
  }
  enum ArtifactOrder {
    NEWEST
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type ArtifactEdge {
    cursor: String!
    node: Artifact!
  }
  type ArtifactConnection {
    totalCount: Int!
    edges: [ArtifactEdge!]!
    pageInfo: PageInfo!
  }
  type ArtifactTypeCount {
    type: ArtifactType!
    label: String!
  }
  input ArtifactFilter {
    search: String
    type: ArtifactType
  }
  type LikePayload {
    modifiedCount: Int!
    liked: Boolean!
    artifact: Artifact!
  }
  type Query {
    artifacts(
      first: Int = 24
      after: String
      filter: ArtifactFilter
      orderBy: ArtifactOrder = NEWEST
    ): ArtifactConnection!
    artifactTypes: [ArtifactTypeCount!]!
    artifact(id: ID!): Artifact
    mostLikedArtifacts(first: Int = 8): [Artifact!]!
  }
  type Mutation {
    toggleLike(artifactId: ID!): LikePayload!
  }
`;

interface PageArgs {
  first: number;
  after?: string | null;
  filter?: { search?: string | null; type?: string | null } | null;
}

const resolvers = {
  Query: {
    artifacts(_root: unknown, { first, after, filter }: PageArgs) {
      const search: Filter = {
        term: normalizeText(filter?.search ?? ''),
        type: filter?.type ?? null,
      };
      const found = catalogue.page(search, after == null ? null : readCursor(after), first + 1);
      const edges = found.slice(0, first).map((node) => ({ cursor: cursorOf(node.id), node }));
      const endCursor = edges.at(-1)?.cursor ?? null;
      return { search, edges, pageInfo: { hasNextPage: found.length > first, endCursor } };
    },
    artifactTypes: () => catalogue.types(),
    artifact: (_root: unknown, { id }: { id: string }) => catalogue.artifact(Number(id)),
    mostLikedArtifacts: (_root: unknown, { first }: { first: number }) =>
      catalogue.mostLiked(first),
  },
  ArtifactConnection: {
    totalCount: ({ search }: { search: Filter }) => catalogue.count(search),
  },
  Artifact: {
    addedAt: ({ addedAt }: { addedAt: number }) => new Date(addedAt).toISOString(),
  },
  Mutation: {
    toggleLike(_root: unknown, { artifactId }: { artifactId: string }, context: unknown) {
      const { authorization } = context as { authorization: string | undefined };
      const liked = catalogue.toggleLike(memberOf(authorization), Number(artifactId));
      return { modifiedCount: 1, liked, artifact: catalogue.artifact(Number(artifactId)) };
    },
  },
};

const cursorOf = (id: number) => Buffer.from(String(id)).toString('base64url');
const readCursor = (cursor: string) => Number(Buffer.from(cursor, 'base64url').toString());

const app = Fastify();
app.get('/healthz', () => 'ok');
void app.register(mercurius, {
  schema,
  resolvers,
  jit: 1,
  context: ({ headers }) => ({ authorization: headers.authorization }),
});
void app.listen({ port: Number(port), host: '127.0.0.1' });
