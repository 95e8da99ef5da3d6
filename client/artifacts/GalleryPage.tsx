import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { useLaterApi } from '../apollo/later-api';
import * as titles from '../page-titles';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, shortPhone, space } from '../ui/theme';
import { useCode } from '../ui/useLater';
import { usePageTitle } from '../ui/usePageTitle';
import { ActiveFilters } from './ActiveFilters';
import type { GalleryView } from './gallery-loader';
import { GalleryControls } from './GalleryControls';
import type { GalleryResultsProps } from './GalleryResults';
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
      <GalleryControls filters={wanted} types={types} onChange={change} />
      <ActiveFilters filters={wanted} />
      <Suspense>
        <Results shown={shown} wanted={wanted} pending={pending} />
      </Suspense>
    </Page>
  );
}

function Results(props: GalleryResultsProps) {
  const { Provider } = useCode(useLaterApi());
  return (
    <Provider>
      <LoadedResults {...props} />
    </Provider>
  );
}

function LoadedResults(props: GalleryResultsProps) {
  const { GalleryResults } = useCode(galleryResults);
  return <GalleryResults {...props} />;
}

const Intro = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkSoft};
  @media ${shortPhone} {
    display: none;
  }
`;
