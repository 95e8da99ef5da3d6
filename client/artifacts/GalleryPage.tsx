import { Suspense, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { useLaterApi } from '../apollo/later-api';
import * as titles from '../page-titles';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, from, space } from '../ui/theme';
import { useCode } from '../ui/useLater';
import { usePageTitle } from '../ui/usePageTitle';
import { ActiveFilters } from './ActiveFilters';
import type { GalleryView } from './gallery-loader';
import { GalleryControls } from './GalleryControls';
import { galleryResults } from './later-gallery-results';
import { useGalleryFilters } from './useGalleryFilters';

/** The controls are hydrated first. Until the results' code has loaded, the server's results stay. */
export function GalleryPage() {
  usePageTitle(titles.allArtifacts);
  const { types } = useLoaderData<GalleryView>();
  const { shown, wanted, change, pending } = useGalleryFilters();
  return (
    <Page>
      <header>
        <PageHeading>All Artifacts</PageHeading>
        <Intro>Every piece that the community has shared, from tools to temple gold.</Intro>
      </header>
      <GalleryControls filters={wanted} types={types} onChange={change}>
        <Suspense>
          <WithResults>{({ GalleryCenturies }) => <GalleryCenturies shown={shown} />}</WithResults>
        </Suspense>
      </GalleryControls>
      <ActiveFilters filters={wanted} />
      <Suspense>
        <WithResults>
          {({ GalleryResults }) => (
            <GalleryResults shown={shown} wanted={wanted} pending={pending} />
          )}
        </WithResults>
      </Suspense>
    </Page>
  );
}

type ResultsCode = Awaited<ReturnType<typeof galleryResults.load>>;
type ShowResults = (code: ResultsCode) => ReactNode;

/** Waits for the client of the API, and for the code of the results. */
function WithResults({ children }: { children: ShowResults }) {
  const { Provider } = useCode(useLaterApi());
  return (
    <Provider>
      <LoadedResults show={children} />
    </Provider>
  );
}

const LoadedResults = ({ show }: { show: ShowResults }) => show(useCode(galleryResults));

const Intro = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkSoft};
  @media not (min-width: ${from.phone}) {
    display: none;
  }
`;
