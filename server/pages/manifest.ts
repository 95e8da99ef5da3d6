import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Vite's manifest: the file into which each source of the web client was built. */
export interface Manifest {
  /** Links that preload the program and the code of these sources, which client/start.ts runs. */
  program(sources: string[]): string;
  /** Links that preload the fonts of Latin letters. */
  fonts: string;
}

/** What start.ts runs last, after the code of the page. */
const PROGRAM = 'main.tsx';
/** React's renderer, which main.tsx waits for. */
const RENDERER = 'react-root.ts';

/** Reads the manifest of a built web client; without one, nothing is preloaded. */
export function readManifest(clientDir: string): Manifest {
  const path = join(clientDir, '.vite/manifest.json');
  const chunks = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>)
    : {};

  /** Adds the files of each source, imported files first. */
  function addFiles(sources: string[], files: Set<string>, seen = new Set<string>()): void {
    for (const source of sources) {
      const chunk = chunks[source];
      if (!chunk || seen.has(source)) continue;
      seen.add(source);
      addFiles(chunk.imports ?? [], files, seen);
      files.add(chunk.file);
    }
  }

  function filesOf(sources: string[]): string[] {
    const files = new Set<string>();
    addFiles(sources, files);
    return [...files];
  }

  const preload = (files: string[]) =>
    files
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`)
      .join('');

  return {
    program(sources) {
      const files = filesOf([...sources, PROGRAM]);
      const renderer = filesOf([RENDERER]).filter((file) => !files.includes(file));
      // The renderer is the largest file, so it is requested first. It runs last.
      return `${preload(renderer)}<div id="program" hidden>${preload(files)}</div>`;
    },
    fonts: Object.entries(chunks)
      .filter(([source]) => /^fonts\/[^/]*-latin\.woff2$/.test(source))
      .map(
        ([, { file }]) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
      )
      .join(''),
  };
}
