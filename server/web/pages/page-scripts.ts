import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonScript } from './html';

/** A file of scripts, as Vite's manifest describes it. */
interface Chunk {
  file: string;
  /** Of a chunk with a page: the name of the page's component, which is that of its source file. */
  name?: string;
  isDynamicEntry?: boolean;
  /** The keys of the chunks that it needs. */
  imports?: string[];
}

/**
 * Reads which scripts the pages need besides those of `hydrate.tsx`, see client/main.tsx. A browser would find
 * them only after it has run those.
 * @returns a function: an element for the head of a page with these components
 */
export function readPageScripts(clientDir: string): (components: readonly string[]) => string {
  const manifest = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;

  /** Adds the files of a chunk and of all that it needs. */
  function collect(key: string, files: Set<string>): void {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const needed of chunk.imports ?? []) collect(needed, files);
  }

  const first = new Set<string>();
  collect('index.html', first);
  collect('hydrate.tsx', first);
  const scripts = new Map<string, readonly string[]>();
  for (const [key, { name, isDynamicEntry }] of Object.entries(manifest)) {
    if (!isDynamicEntry || name === undefined) continue;
    const files = new Set(first);
    collect(key, files);
    scripts.set(
      name,
      [...files].slice(first.size).map((file) => `/${file}`),
    );
  }
  return (components) => {
    const named = new Set(components.flatMap((name) => scripts.get(name) ?? []));
    return jsonScript('page-scripts', JSON.stringify([...named]));
  };
}
