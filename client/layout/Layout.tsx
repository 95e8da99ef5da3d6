import { Suspense, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Arrivals, createArrivals } from '../ui/PageHeading';
import { color, radius, space } from '../ui/theme';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { PrintedAddress } from './PrintedAddress';
import { useFocusRestoration } from './useFocusRestoration';

/** The frame of every page. The heading of the first page does not take the focus. */
export function Layout() {
  const { pathname } = useLocation();
  const [arrivals] = useState(() => createArrivals(pathname));
  const main = useRef<HTMLElement>(null);
  useFocusRestoration(main);
  return (
    <Arrivals value={arrivals}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <NavigationProgress />
      <Header />
      <Main ref={main} id="main" tabIndex={-1}>
        {/* React hydrates this part separately from the bar, and in slices. */}
        <Suspense>
          <Outlet />
        </Suspense>
        <PrintedAddress />
      </Main>
      <Suspense>
        <Footer />
      </Suspense>
      <ScrollRestoration />
    </Arrivals>
  );
}

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
