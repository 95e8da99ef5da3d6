import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import * as titles from '../page-titles';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, from, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { ActiveFilters } from './ActiveFilters';
import { CenturyChart } from './CenturyChart';
import { type GalleryView, rememberCatalogue } from './gallery-loader';
import { GalleryControls } from './GalleryControls';
import { GalleryResults } from './GalleryResults';
import { readSpan } from './gallery-years';
import { useGalleryFilters } from './useGalleryFilters';

export function GalleryPage() {
  usePageTitle(titles.allArtifacts);
  const { list, catalogue } = useLoaderData<GalleryView>();
  useEffect(() => rememberCatalogue(catalogue), [catalogue]);
  const { shown, wanted, change, pending } = useGalleryFilters();
  const types = new Set(catalogue?.types.map(({ type }) => type));
  // The chosen type stays in its list, also where no artifact has it.
  if (wanted.type) types.add(wanted.type);
  // The axis reaches as far as the catalogue, so that it stays while the visitor searches.
  const reached = catalogue?.centuries ?? [];
  const centuries = list?.facets.centuries ?? [];
  return (
    <Page>
      <header>
        <PageHeading>All Artifacts</PageHeading>
        <Intro>Every piece that the community has shared, from tools to temple gold.</Intro>
      </header>
      <GalleryControls filters={wanted} types={[...types]} onChange={change}>
        {centuries.length > 0 && (
          <CenturyChart reached={reached} counts={centuries} span={readSpan(shown)} />
        )}
      </GalleryControls>
      <ActiveFilters filters={wanted} />
      <GalleryResults list={list} shown={shown} wanted={wanted} pending={pending} />
    </Page>
  );
}

const Intro = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkSoft};
  @media not (min-width: ${from.phone}) {
    display: none;
  }
`;
