import { Suspense, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Arrivals, createArrivals } from '../ui/PageHeading';
import { color, radius, space } from '../ui/theme';
import { useHydrated } from '../ui/useHydrated';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { PrintedAddress } from './PrintedAddress';

/** The frame of every page. The heading of the first page does not take the focus. */
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
          {/* React hydrates this part separately from the bar, and in slices. */}
          <Suspense>
            <Outlet />
          </Suspense>
          <PrintedAddress />
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
 * Disables the buttons and fields that the server has rendered until hydration. Links work before it.
 * The content is passed as children, so that this change does not hydrate all of it at once.
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
  @media print {
    display: none;
  }
`;

const Main = styled.main`
  min-height: 100vh;
  background: linear-gradient(135deg, ${color.amber}, ${color.paper} 45%, ${color.orange});
`;
