import type { TestCatalogue } from './catalogue';

/** The routes that answer a method, from the tree that Fastify prints. */
export function routesOf({ routes }: Pick<TestCatalogue, 'routes'>, method: string): string[] {
  const parents: string[] = [];
  const found: string[] = [];
  for (const line of routes.split('\n')) {
    const [, indent = '', path = '', methods = ''] =
      /^(.*?)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    const whole = (parents[depth - 1] ?? '') + path;
    parents[depth] = whole;
    if (methods.split(', ').includes(method)) found.push(whole);
  }
  return found;
}
