import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Returns true once for each new path, whose heading then takes the focus; false for the first path. */
export function createArrivals(firstPath: string) {
  let current = firstPath;
  return (path: string) => {
    const isNew = path !== current;
    current = path;
    return isNew;
  };
}

export const Arrivals = createContext<ReturnType<typeof createArrivals> | null>(null);

interface PageHeadingProps {
  children: ReactNode;
  className?: string;
  /** For a text that a member has written. */
  dir?: 'auto';
}

/**
 * The page's only h1. It takes the focus after a navigation, so that a screen reader continues there.
 * Back and Forward return to a place, see useFocusRestoration.ts.
 */
export function PageHeading({ children, dir, className }: PageHeadingProps) {
  const { pathname } = useLocation();
  const movement = useNavigationType();
  const isArrival = use(Arrivals);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint, so that a control that the visitor uses at once keeps its focus.
  useLayoutEffect(() => {
    if (!isArrival?.(pathname) || movement === NavigationType.Pop) return;
    heading.current?.focus({ preventScroll: true });
  }, [isArrival, pathname, movement]);
  return (
    <h1 ref={heading} tabIndex={-1} dir={dir} className={className}>
      {children}
    </h1>
  );
}
