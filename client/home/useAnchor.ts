import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const firstPageKey = 'default';

/**
 * Scrolls to the part of the page that the address names, after loading and for every link to it. For
 * back and forward the router restores the scroll position.
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
