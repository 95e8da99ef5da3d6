import { act, screen, waitFor, within } from '@testing-library/react';
import { declareFact, factsOfEveryKind } from '../support/declared-facts';
import { buildArtifact, buildConnection, buildFacets, type Answers, visit } from '../support/site';

const counted = (key: string, values: Record<string, number>) => ({
  __typename: 'FactFacet',
  key,
  values: Object.entries(values).map(([value, count]) => ({
    ...{ __typename: 'FactCount', value, count },
  })),
});
const culture = declareFact('culture', 'Culture', { kind: 'terms', facet: true });

async function openGallery(path = '/all-artifacts', answers: Answers = {}) {
  const facets = {
    ...buildFacets(),
    facts: [counted('material', { Gold: 1200, Bronze: 8 }), counted('culture', { Minoan: 3 })],
  };
  const site = visit(path, {
    member: null,
    facts: [...factsOfEveryKind, culture],
    answers: {
      GalleryPage: () => ({ artifacts: buildConnection([buildArtifact()], { facets }) }),
      ...answers,
    },
  });
  await screen.findByRole('article');
  const filterOfLastList = () => site.api.named('GalleryPage').at(-1)?.variables['filter'];
  return { ...site, filterOfLastList };
}

// jsdom shows no popover before it is opened.
const panel = (name: string) => within(screen.getByRole('group', { name, hidden: true }));
const linksOf = (name: string) =>
  panel(name)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
const chips = () =>
  within(screen.getByRole('navigation', { name: 'Active filters' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a fact in the address', () => {
  test('narrows the list, and has a chip that removes it and keeps the others', async () => {
    const { filterOfLastList } = await openGallery(
      '/all-artifacts?q=mask&material=Bronze&number=NAM+624&colour=red&store=Vault',
    );
    expect(filterOfLastList()).toEqual({
      anywhere: 'mask',
      facts: [
        { key: 'number', value: 'NAM 624' },
        { key: 'material', value: 'Bronze' },
      ],
    });
    expect(chips()).toEqual([
      ['Remove filter: Object numberNAM 624', '/all-artifacts?q=mask&material=Bronze'],
      ['Remove filter: MaterialBronze', '/all-artifacts?q=mask&number=NAM+624'],
      ['Clear all', '/all-artifacts'],
    ]);
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
  });

  test('stays when another filter is changed, and goes with its chip', async () => {
    const { user, place } = await openGallery('/all-artifacts?material=Bronze');
    await user.selectOptions(screen.getByLabelText('Type'), 'Tools');
    await waitFor(() => expect(place()).toBe('/all-artifacts?type=TOOLS&material=Bronze'));
    await user.click(screen.getByRole('link', { name: /^Remove filter: Material/ }));
    await waitFor(() => expect(place()).toBe('/all-artifacts?type=TOOLS'));
  });

  test('is sent with the form, for browsers without scripts', async () => {
    await openGallery('/all-artifacts?material=Bronze');
    const form = within(screen.getByRole('main')).getByRole<HTMLFormElement>('search');
    expect(new FormData(form).get('material')).toBe('Bronze');
  });

  test('narrows what the list offers to programs, too', async () => {
    await openGallery('/all-artifacts?material=Bronze');
    const address = (name: string) => screen.getByText(name).getAttribute('href');
    expect(address('CSV')).toBe('/export.csv?material=Bronze&bom=1');
    expect(address('Feed')).toBe('/feed.atom?material=Bronze');
    expect(decodeURIComponent(address('Open in the API explorer') ?? '')).toContain('"Bronze"');
  });
});

describe('a facet', () => {
  test('has its values as links with counts, and leads to all', async () => {
    await openGallery('/all-artifacts?q=mask&culture=minoan');
    expect(linksOf('Material')).toEqual([
      ['Gold1,200', '/all-artifacts?q=mask&material=Gold&culture=minoan'],
      ['Bronze8', '/all-artifacts?q=mask&material=Bronze&culture=minoan'],
      ['Show all: Material', '/browse/material'],
    ]);
  });

  test('shows the chosen value first, and without the others’ cases and accents', async () => {
    await openGallery('/all-artifacts?material=brónze');
    expect(linksOf('Material')).toEqual([
      ['Remove filter: Bronze8', '/all-artifacts'],
      ['Gold1,200', '/all-artifacts?material=Gold'],
      ['Show all: Material', '/browse/material'],
    ]);
    expect(screen.getByRole('button', { name: 'Material: Bronze', hidden: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Culture', hidden: true })).toBeTruthy();
  });

  test('narrows the list, and closes', async () => {
    const { user, place, filterOfLastList } = await openGallery();
    await user.click(screen.getByRole('button', { name: 'Material', hidden: true }));
    await user.click(panel('Material').getByRole('link', { name: /^Gold/, hidden: true }));
    await waitFor(() => expect(place()).toBe('/all-artifacts?material=Gold'));
    expect(filterOfLastList()).toEqual({ facts: [{ key: 'material', value: 'Gold' }] });
    expect(
      screen.getByRole('group', { name: 'Material', hidden: true }).matches(':popover-open'),
    ).toBe(false);
  });

  test('stays where the list has none of its values', async () => {
    const { router } = await openGallery('/all-artifacts', {
      GalleryPage: ({ filter }) => {
        const isNarrowed = Object.keys(filter as object).length > 0;
        const facts = isNarrowed ? [] : [counted('material', { Gold: 2 })];
        return {
          artifacts: buildConnection([buildArtifact()], { facets: { ...buildFacets(), facts } }),
        };
      },
    });
    await act(() => router.navigate('/all-artifacts?q=wood'));
    expect(await panel('Material').findByText('None in this list.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Culture', hidden: true })).toBeNull();
  });
});
