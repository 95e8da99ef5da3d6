import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';

declare module 'fastify' {
  interface FastifyInstance {
    parametersOf: DeclaredParameters['of'];
  }
  interface FastifyContextConfig {
    /** The parameters of the address that the route reads. Its handler sees no others. */
    parameters?: RouteParameters;
  }
}

/** Names of parameters; a function where they change while the server runs. */
type RouteParameters = readonly string[] | (() => readonly string[]);

const namesOf = (parameters: RouteParameters): readonly string[] =>
  typeof parameters === 'function' ? parameters() : parameters;

const NONE: readonly string[] = [];

/** The parameters that each route declares: a response can depend on no others. */
export class DeclaredParameters {
  /** Finds the route of a path as Fastify does. */
  private readonly router = findMyWay();

  /** Learns what routes declare, and hides all else from them. To be called before routes are registered. */
  collect(app: FastifyInstance): void {
    app.decorate('parametersOf', (path) => this.of(path));
    app.addHook('onRoute', ({ method, url, config }) => {
      if (![method].flat().includes('GET')) return;
      this.router.on('GET', url, () => undefined, config?.parameters ?? NONE);
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const { parameters = NONE } = request.routeOptions.config;
      const query = Object.entries(request.query as Record<string, unknown>);
      if (query.length > 0) {
        const names = namesOf(parameters);
        request.query = Object.fromEntries(query.filter(([name]) => names.includes(name)));
      }
      done();
    });
  }

  /** The parameters that the response to GET at this path can depend on. */
  of(path: string): readonly string[] {
    return namesOf((this.router.find('GET', path)?.store ?? NONE) as RouteParameters);
  }
}
