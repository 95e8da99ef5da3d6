import type { GraphQLSchema } from 'graphql';
import { type AuthChecker, buildSchemaSync, type MiddlewareFn } from 'type-graphql';
import {
  ArtifactConnectionResolver,
  ArtifactResolver,
  ArtifactTypeCountResolver,
} from '../artifacts/artifact.resolver';
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

/** The schema as the resolvers declare it; independent of any database. */
export function buildCatalogueSchema(): GraphQLSchema {
  return buildSchemaSync({
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
}
