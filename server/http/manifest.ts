import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Vite's note of which file each source of the web client went into. */
export interface Manifest {
  /**
   * Links that fetch the program with the code of these of its sources, and all that they import;
   * what one imports stands before it.
   */
  program(sources: string[]): string;
  /** Links that fetch the faces of the texts in Latin letters at once. */
  fonts: string;
}

/** What start.ts imports once the page is painted. */
const PROGRAM = 'main.tsx';

/** Reads the manifest of a built web client; without one, nothing is fetched ahead. */
export function readManifest(clientDir: string): Manifest {
  const path = join(clientDir, '.vite/manifest.json');
  const chunks = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>)
    : {};

  /** Adds each source's files; what one imports stands before it. */
  function addFiles(sources: string[], files: Set<string>, seen = new Set<string>()): void {
    for (const source of sources) {
      const chunk = chunks[source];
      if (!chunk || seen.has(source)) continue;
      seen.add(source);
      addFiles(chunk.imports ?? [], files, seen);
      files.add(chunk.file);
    }
  }

  return {
    program(sources) {
      const files = new Set<string>();
      addFiles([PROGRAM, ...sources], files);
      return [...files]
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
        .join('');
    },
    fonts: Object.values(chunks)
      .filter(({ file }) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
      .map(
        ({ file }) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
      )
      .join(''),
  };
}
