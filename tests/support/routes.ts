interface Route {
  path: string;
  methods: readonly string[];
}

/** The routes of a server, from the tree that Fastify prints. */
export function routesOf({ routes }: { routes: string }): Route[] {
  const parents: string[] = [];
  const found: Route[] = [];
  for (const line of routes.split('\n')) {
    const [, indent = '', path = '', methods = ''] =
      /^(.*?)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    const whole = (parents[depth - 1] ?? '') + path;
    parents[depth] = whole;
    found.push({ path: whole, methods: methods.split(', ') });
  }
  return found;
}
