import { Suspense, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Arrivals, createArrivals } from '../ui/PageHeading';
import { color, radius, space } from '../ui/theme';
import { useHydrated } from '../ui/useHydrated';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';

/** What every page stands in. The first page's heading keeps its hands off the focus. */
export function Layout() {
  const { pathname } = useLocation();
  const [arrivals] = useState(() => createArrivals(pathname));
  return (
    <Arrivals value={arrivals}>
      <Controls>
        <SkipLink href="#main">Skip to content</SkipLink>
        <NavigationProgress />
        <Header />
        <Main id="main" tabIndex={-1}>
          {/* Taken over from the server's drawing apart from the bar, and in slices. */}
          <Suspense>
            <Outlet />
          </Suspense>
        </Main>
        <Suspense>
          <Footer />
        </Suspense>
      </Controls>
      <ScrollRestoration />
    </Arrivals>
  );
}

/**
 * Buttons and fields that the server has drawn wait for the program; links work without it. What
 * stands in it is handed in, so that it is not taken over at one stroke when this changes.
 */
function Controls({ children }: { children: ReactNode }) {
  return (
    <Fieldset role="presentation" disabled={!useHydrated()}>
      {children}
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  display: contents;
`;

const SkipLink = styled.a`
  position: absolute;
  top: ${space.sm};
  left: ${space.sm};
  z-index: 40;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.night};
  color: ${color.onNight};
  translate: 0 -200%;
  &:focus {
    translate: none;
  }
`;

const Main = styled.main`
  min-height: 100vh;
  background: linear-gradient(135deg, ${color.amber}, ${color.paper} 45%, ${color.orange});
`;
