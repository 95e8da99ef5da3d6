import { useEffect } from 'react';

/** Names the tab. The server's own title stands until the page knows its name. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · Antiquary`;
  }, [title]);
}
