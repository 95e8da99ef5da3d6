import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import styled from 'styled-components';
import { BrowseLink } from '../browse/BrowseLink';
import * as titles from '../page-titles';
import { artifactsInWords } from '../ui/format-count';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, from, size, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { useSlow } from '../ui/useSlow';
import { ActiveFilters } from './ActiveFilters';
import { CenturyChart } from './CenturyChart';
import { browsedFacts, facetsOf } from './gallery-facets';
import { sameFilters } from './gallery-filters';
import { type GalleryView, rememberCatalogue } from './gallery-loader';
import { GalleryControls } from './GalleryControls';
import { GalleryResults } from './GalleryResults';
import { Meanings } from './Meanings';
import { readSpan } from './gallery-years';
import { UndatedLink } from './UndatedLink';
import { useGalleryFilters } from './useGalleryFilters';

export function GalleryPage() {
  usePageTitle(titles.allArtifacts);
  const { list, catalogue } = useLoaderData<GalleryView>();
  useEffect(() => rememberCatalogue(catalogue), [catalogue]);
  const { shown, wanted, change, pending } = useGalleryFilters();
  const { state: revalidation } = useRevalidator();
  const isOther = !sameFilters({ ...wanted, q: shown.q }, shown);
  const slow = useSlow(pending && isOther);
  const waiting = list ? slow : revalidation === 'loading';
  const types = new Set(catalogue?.types.map(({ type }) => type));
  // The chosen type stays in its list, also where no artifact has it.
  if (wanted.type) types.add(wanted.type);
  // The axis reaches as far as the catalogue, so that it stays while the visitor searches.
  const reached = catalogue?.centuries ?? [];
  const centuries = list?.facets.centuries ?? [];
  return (
    <Page>
      <Header>
        <Title>All Artifacts</Title>
        {(waiting || list) && (
          <Count role="status">
            {!waiting && list ? `${artifactsInWords(list.totalCount)} found` : '\u00a0'}
          </Count>
        )}
        <OtherWay facts={browsedFacts(catalogue)} />
      </Header>
      <GalleryControls
        filters={wanted}
        types={[...types]}
        facets={facetsOf({ list, catalogue }, wanted)}
        onChange={change}
      >
        {centuries.length > 0 && (
          <CenturyChart reached={reached} counts={centuries} span={readSpan(shown)}>
            <UndatedLink count={list?.facets.undated ?? 0} filters={shown} />
          </CenturyChart>
        )}
      </GalleryControls>
      <ActiveFilters filters={wanted} />
      {!waiting && list && <Meanings meanings={list.meanings} />}
      <GalleryResults list={list} shown={shown} waiting={waiting} pending={pending} />
    </Page>
  );
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  align-items: baseline;
`;

const OtherWay = styled(BrowseLink)`
  padding-block: ${space.xs};
  @media (min-width: ${from.tablet}) {
    margin-inline-start: auto;
  }
`;

const Title = styled(PageHeading)`
  font-size: ${size.h2};
`;

const Count = styled.p`
  color: ${color.inkSoft};
`;
