import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Says once for each path gone to that its heading shall take the focus; not for the first. */
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
}

/** The page's one h1. After a navigation it takes the focus, so that a screen reader reads on there. */
export function PageHeading({ children, className }: PageHeadingProps) {
  const { pathname } = useLocation();
  const isArrival = use(Arrivals);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint: what is used as soon as it is seen keeps the focus that it takes.
  useLayoutEffect(() => {
    if (isArrival?.(pathname)) heading.current?.focus({ preventScroll: true });
  }, [isArrival, pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
