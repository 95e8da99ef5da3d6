import { useEffect } from 'react';
import { documentTitle } from '../page-titles';

/**
 * Sets the title of the document. While `title` is undefined, the server's title stays on the first
 * page, and the document has the site's name after a navigation.
 */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return;
    document.title = documentTitle(title);
    return () => {
      document.title = documentTitle(undefined);
    };
  }, [title]);
}
