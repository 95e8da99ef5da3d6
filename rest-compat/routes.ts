import { artifactRoutes } from './artifact.routes';
import { likeRoutes } from './like.routes';
import type { Route } from './route';

/** Every documented call. Fastify's routes and the OpenAPI document are built from this table. */
export const routes: readonly Route[] = [...artifactRoutes, ...likeRoutes];
