import { type GraphQLSchema, isObjectType } from 'graphql';
import { type AuthChecker, buildSchemaSync } from 'type-graphql';
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

/** `@Authorized()` means a member; before a write also one who may write now. */
const authChecker: AuthChecker<Context> = async ({ context, info }) => {
  if (!context.viewer) throw unauthenticated();
  if (info.operation.operation === 'mutation') await context.assertMayWrite();
  return true;
};

/**
 * Has every resolver's error translated that comes of the database. A middleware of type-graphql
 * would make a promise of each field that it stands before.
 */
function translateDatabaseErrors(schema: GraphQLSchema): GraphQLSchema {
  const translated = (error: unknown): never => {
    throw translateDatabaseError(error);
  };
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve) continue;
      field.resolve = (...parameters) => {
        const result: unknown = resolve(...parameters);
        return result instanceof Promise ? result.catch(translated) : result;
      };
    }
  }
  return schema;
}

/** The schema as the resolvers declare it; independent of any database. */
export function buildCatalogueSchema(): GraphQLSchema {
  return translateDatabaseErrors(
    buildSchemaSync({
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
      validateFn: validateInput,
    }),
  );
}
