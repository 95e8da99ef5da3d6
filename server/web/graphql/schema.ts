import { type GraphQLSchema, isObjectType, lexicographicSortSchema, printSchema } from 'graphql';
import {
  type AuthChecker,
  type BuildSchemaOptions,
  buildSchemaSync,
  type NonEmptyArray,
} from 'type-graphql';
import { fieldsThatMayBeEmpty } from '../../../common/record-fields';
import { isOfErasedMember } from '../../database/erased-members';
import { erased, unauthenticated, unavailable } from '../../base/errors';
import { authorize } from '../../base/rights';
import type { Context } from './context';
import type { ResolverClass, Services } from './services';
import { validateInput } from './validation';

/** The role of moderators, for `@Authorized(MODERATOR)`. */
export const MODERATOR = 'MODERATOR';
/** The role of editors, for `@Authorized(EDITOR)`. */
export const EDITOR = 'EDITOR';

/**
 * `@Authorized()` means a member, `@Authorized(EDITOR)` an editor, and `@Authorized(MODERATOR)` a moderator; before a write also one
 * who may write now.
 */
const authChecker: AuthChecker<Context> = async ({ context, info }, roles) => {
  if (!context.viewer) throw unauthenticated();
  if (roles.includes(MODERATOR)) await authorize('moderate', context);
  if (roles.includes(EDITOR)) await authorize('edit', context);
  if (info.operation.operation === 'mutation') await context.assertMayWrite();
  return true;
};

/**
 * The schema as the resolvers declare it.
 * @param declared the types that depend on the site, and what stands for them in decorators.
 * @param services makes the resolvers; the schema can be printed without it.
 */
export function buildSchema(
  resolvers: NonEmptyArray<ResolverClass>,
  declared: NonNullable<BuildSchemaOptions['scalarsMap']>,
  services?: Services,
): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    scalarsMap: declared,
    authChecker,
    validateFn: (input) => validateInput(input, services ? mayBeEmptyIn(services) : []),
    skipCheck: true,
    ...(services && { container: services }),
  });
  describeRoots(schema);
  if (services) translateDatabaseErrors(schema, services);
  return schema;
}

/** type-graphql has no description of the roots. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = 'What can be read: by everybody, and by members what is theirs.';
  if (mutation) mutation.description = 'What members can change.';
}

/** The fields that the site of these services allows to be empty. */
export const mayBeEmptyIn = ({ deployment }: Pick<Services, 'deployment'>): readonly string[] =>
  fieldsThatMayBeEmpty(deployment.site.get().record.fields);

/** The schema in its own language, always in the same order. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

/**
 * Makes every resolver answer as `translateDatabaseError` says. A middleware of type-graphql would make a
 * promise of each field.
 */
function translateDatabaseErrors(schema: GraphQLSchema, { database }: Services): void {
  const rethrow = (error: unknown): never => {
    throw translateDatabaseError(database, error);
  };
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve) continue;
      field.resolve = (...parameters) => {
        const result: unknown = resolve(...parameters);
        return result instanceof Promise ? result.catch(rethrow) : result;
      };
    }
  }
}

/**
 * UNAVAILABLE when the database cannot be reached, UNAUTHENTICATED when it refused a write of an erased
 * member, else the error itself.
 */
export function translateDatabaseError(
  { engine }: Pick<Services['database'], 'engine'>,
  error: unknown,
): unknown {
  if (isOfErasedMember(error)) return erased();
  return engine.isUnavailable(error)
    ? unavailable('The catalogue cannot be reached. Please try again.', error)
    : error;
}
