import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The last path whose heading was given the focus; the layout starts it with the first page's. */
export const FocusedPath = createContext<RefObject<string> | null>(null);

interface PageHeadingProps {
  children: ReactNode;
  className?: string;
}

/** The page's one h1. After a navigation it takes the focus, so that a screen reader reads on there. */
export function PageHeading({ children, className }: PageHeadingProps) {
  const { pathname } = useLocation();
  const focused = use(FocusedPath);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused || focused.current === pathname) return;
    focused.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [focused, pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
