import { useEffect } from 'react';

/** Sets the title of the document. The server's title stays while `title` is undefined. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · Antiquary`;
  }, [title]);
}
