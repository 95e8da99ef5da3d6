import { useState } from 'react';
import { type Connection, useNextPage } from './useNextPage';

interface Page<Edge> extends Connection {
  edges: readonly Edge[];
}

/**
 * The pages of a list that the visitor has loaded, and how to load the next one.
 * @param first the first page, or null where it cannot be loaded. Another first page begins another list.
 */
export function useMorePages<Edge>(
  first: Page<Edge> | null,
  read: (after: string | null) => Promise<Page<Edge>>,
) {
  const [more, setMore] = useState<{ of: Page<Edge> | null; pages: readonly Page<Edge>[] }>();
  const pages = first ? [first, ...(more?.of === first ? more.pages : [])] : [];

  const next = useNextPage(pages.at(-1), async ({ variables: { after } }) => {
    const page = await read(after);
    setMore((before) => ({
      of: first,
      pages: before?.of === first ? [...before.pages, page] : [page],
    }));
  });
  return { edges: pages.flatMap(({ edges }) => edges), next };
}
