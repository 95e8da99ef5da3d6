import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const firstPageKey = 'default';

/**
 * Goes to the part of the page that the address names, on arrival and at every link to it. Going
 * back and forth is left to the router, which returns to where the visitor was.
 */
export function useAnchor() {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (!hash || (type === NavigationType.Pop && key !== firstPageKey)) return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key, type]);
}
