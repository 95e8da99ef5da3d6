import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus back, after Back and Forward, to the link in `main` that led away from the page, as
 * ScrollRestoration moves the page back to its scroll position. Without that link the focus stays.
 */
export function useFocusRestoration(main: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const movement = useNavigationType();
  /** The address of the link that led away, by the key of the history entry. */
  const linkOf = useRef(new Map<string, string>());

  useEffect(() => {
    const { current } = main;
    function rememberLink({ target }: MouseEvent) {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (href) linkOf.current.set(key, href);
    }
    current?.addEventListener('click', rememberLink);
    return () => current?.removeEventListener('click', rememberLink);
  }, [main, key]);

  // After the layout effects of the page, so that the page is complete.
  useLayoutEffect(() => {
    const href = linkOf.current.get(key);
    // A control that is still on the page keeps the focus.
    if (movement !== NavigationType.Pop || !href || document.activeElement !== document.body)
      return;
    const links = [...(main.current?.querySelectorAll('a') ?? [])];
    const link = links.find((one) => one.getAttribute('href') === href);
    link?.focus({ preventScroll: true });
  }, [main, key, movement]);
}
