import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** React Router's key for the first page of the visit. There is no earlier page of this site. */
const firstPageKey = 'default';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Makes a plain click on a link go back one page, if the page before this one is of this site. Otherwise
 * the link leads to its own address. The router's key does not see pages that were loaded as documents,
 * so it decides only where the browser cannot tell.
 */
export function useGoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event: MouseEvent) => {
    const canGoBack = 'navigation' in window ? window.navigation.canGoBack : key !== firstPageKey;
    if (!canGoBack || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
