import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { type AuthChecker, buildSchemaSync, type MiddlewareFn } from 'type-graphql';
import {
  ArtifactConnectionResolver,
  ArtifactResolver,
  ArtifactTypeCountResolver,
} from '../artifacts/artifact.resolver';
import type { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactTypeCount } from '../artifacts/artifact-type-count.entity';
import type { Context } from '../context';
import { translateDatabaseError } from '../database/engine';
import { unauthenticated } from '../errors';
import { LikePayloadResolver, LikeResolver } from '../likes/like.resolver';
import { MemberResolver } from '../members/member.resolver';
import { validateInput } from '../validation';
import { ViewResolver } from '../views/view.resolver';

/** `@Authorized()` means a member; before a write also that their token was not revoked. */
const authChecker: AuthChecker<Context> = async ({ context, info }) => {
  if (!context.viewer) throw unauthenticated();
  if (info.operation.operation === 'mutation') await context.assertNotRevoked();
  return true;
};

const databaseErrors: MiddlewareFn = async (_, next) => {
  try {
    return (await next()) as unknown;
  } catch (error) {
    throw translateDatabaseError(error);
  }
};

/**
 * Lets the fields that every card shows be answered at once: type-graphql makes promises of what
 * any resolver's method returns, and they would cost more than the rest of a page's execution.
 */
function answerAtOnce(schema: GraphQLSchema): GraphQLSchema {
  const artifact = new ArtifactResolver();
  const typeCount = new ArtifactTypeCountResolver();
  const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
  Object.assign(fieldsOf('Artifact')['image'] ?? {}, {
    resolve: (root: Artifact, _: unknown, context: Context) => artifact.image(root, context),
  });
  Object.assign(fieldsOf('Artifact')['userName'] ?? {}, {
    resolve: (root: Artifact) => artifact.userName(root),
  });
  Object.assign(fieldsOf('ArtifactTypeCount')['label'] ?? {}, {
    resolve: (root: ArtifactTypeCount) => typeCount.label(root),
  });
  return schema;
}

/** The schema as the resolvers declare it; independent of any database. */
export function buildCatalogueSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      ArtifactResolver,
      ArtifactConnectionResolver,
      ArtifactTypeCountResolver,
      LikeResolver,
      LikePayloadResolver,
      MemberResolver,
      ViewResolver,
    ],
    authChecker,
    globalMiddlewares: [databaseErrors],
    validateFn: validateInput,
  });
  return answerAtOnce(schema);
}
