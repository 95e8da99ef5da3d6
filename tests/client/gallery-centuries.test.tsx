import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildArtifact,
  buildConnection,
  buildEdge,
  buildFacets,
  visit,
  type Answers,
} from '../support/site';

const CENTURIES = [
  { __typename: 'CenturyCount', century: null, label: 'before 4000 BC', count: 2 },
  { __typename: 'CenturyCount', century: -14, label: '14th century BC', count: 12 },
  { __typename: 'CenturyCount', century: -13, label: '13th century BC', count: 1 },
  { __typename: 'CenturyCount', century: 1, label: '1st century AD', count: 1200 },
];

async function openGallery(path = '/all-artifacts', answers: Answers = {}) {
  const site = visit(path, {
    member: null,
    answers: {
      GalleryPage: () => ({
        artifacts: buildConnection([buildArtifact()], { facets: buildFacets(CENTURIES) }),
      }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'All Artifacts' });
  return site;
}

const findChart = async () =>
  within(await screen.findByRole('toolbar', { name: 'When they were made' }));
const bar = (name: RegExp) => screen.getByRole('button', { name });

describe('the chart of the centuries', () => {
  test('has one button for each century, named by its label and count', async () => {
    await openGallery();
    const bars = (await findChart()).getAllByRole('button');
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      'before 4000 BC, 2 artifacts',
      '14th century BC, 12 artifacts',
      '13th century BC, 1 artifact',
      '1st century AD, 1,200 artifacts',
    ]);
  });

  test('says which years its centuries have', async () => {
    await openGallery();
    await findChart();
    expect(screen.getByRole('toolbar').getAttribute('aria-describedby')).toBe(
      screen.getByText(/4th century BC is 399–300 BC, the 3rd century AD is 200–299/).id,
    );
  });

  test.each([
    [/^before/, '&to=-4001'],
    [/^14th/, '&from=-1399&to=-1300'],
    [/^1st/, '&from=1&to=99'],
  ])(
    'the bar %s narrows the span to its century, and another press removes it',
    async (name, years) => {
      const { user, place } = await openGallery('/all-artifacts?q=mask&from=5');
      await findChart();
      await user.click(bar(name));
      await waitFor(() => expect(place()).toBe(`/all-artifacts?q=mask${years}`));
      expect(bar(name).getAttribute('aria-pressed')).toBe('true');
      expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
      await user.click(bar(name));
      await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask'));
      expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    },
  );

  test('a pressed bar adds an entry to the history, although a search stands beside it', async () => {
    const { user, place, router } = await openGallery('/all-artifacts?q=mask');
    await findChart();
    await user.click(bar(/^14th/));
    await waitFor(() => expect(place()).toContain('from=-1399'));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('To year').value).toBe('1300 BC'),
    );
    await act(() => router.navigate(-1));
    await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('To year').value).toBe(''));
  });

  test('is one stop of the Tab key, and the arrow keys move in it', async () => {
    const { user, place } = await openGallery();
    await findChart();
    await user.click(screen.getByLabelText('To year'));
    await user.tab();
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toMatch(/^before/);
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(focused()).toMatch(/^14th/);
    await user.keyboard('{End}');
    expect(focused()).toMatch(/^1st/);
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}');
    expect(focused()).toMatch(/^13th/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/all-artifacts?from=-1299&to=-1200'));
    expect(focused()).toMatch(/^13th/);
    await user.tab();
    expect(document.activeElement?.closest('[role=toolbar]')).toBeNull();
    await user.tab({ shift: true });
    expect(focused()).toMatch(/^13th/);
  });

  test('says the count of its highest bar', async () => {
    await openGallery();
    await findChart();
    expect(screen.getByText('1,200')).toBeTruthy();
  });

  test('is followed by a link to what has no readable date, which gives way to years', async () => {
    const facets = buildFacets(CENTURIES, 3);
    const { user, place, api } = await openGallery('/all-artifacts?q=mask&from=5', {
      GalleryPage: () => ({ artifacts: buildConnection([buildArtifact()], { facets }) }),
    });
    await findChart();
    const link = screen.getByRole('link', { name: '3 without a readable date' });
    await user.click(link);
    await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask&undated=true'));
    expect(api.named('GalleryPage').at(-1)?.variables).toMatchObject({
      filter: { anywhere: 'mask', undated: true },
    });
    expect(link.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: /Made ?no readable date/ })).toBeTruthy();
    await user.click(bar(/^14th/));
    await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask&from=-1399&to=-1300'));
    await user.click(screen.getByRole('link', { name: '3 without a readable date' }));
    await user.click(await screen.findByRole('link', { name: /Made ?no readable date/ }));
    await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask'));
  });

  test('is left out where it would be empty, and the list stays', async () => {
    const facets = buildFacets([]);
    await openGallery('/all-artifacts', {
      GalleryPage: () => ({ artifacts: buildConnection([buildArtifact()], { facets }) }),
    });
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByRole('figure', { hidden: true })).toBeNull();
  });
});

describe('the two groups of a search', () => {
  const mask = buildArtifact({ id: '8', artifactName: 'Gold mask' });
  const boat = buildArtifact({ id: '9', artifactName: 'Travelling boat' });
  const found = (...edges: ReturnType<typeof buildEdge>[]) => ({
    artifacts: buildConnection([], { edges, totalCount: edges.length }),
  });
  const findOthers = async () =>
    within(await screen.findByRole('region', { name: 'In descriptions and places' }));

  test('stand under one count, and the heading between them', async () => {
    const { api } = await openGallery('/all-artifacts?q=mask&type=TOOLS&order=NAME&from=-5', {
      GalleryPage: () => found(buildEdge(mask, true), buildEdge(boat, false)),
    });
    const others = await findOthers();
    expect(others.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Travelling boat'),
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const counts = screen.getAllByText(/found$/);
    expect(counts.map(({ textContent, role }) => [textContent, role])).toEqual([
      ['2 artifacts found', 'status'],
    ]);
    expect(api.named('GalleryPage')[0]?.variables).toMatchObject({
      filter: { anywhere: 'mask', type: 'TOOLS', madeFrom: -5 },
      orderBy: 'NAME',
    });
  });

  test('the heading also stands where the first group is empty', async () => {
    await openGallery('/all-artifacts?q=nile', {
      GalleryPage: () => found(buildEdge(boat, false)),
    });
    expect((await findOthers()).getByRole('article', { name: 'Travelling boat' })).toBeTruthy();
    expect(screen.queryByText('No artifacts found')).toBeNull();
  });

  test('the next page continues the second group', async () => {
    const { user } = await openGallery('/all-artifacts?q=mask', {
      GalleryPage: () => {
        const { artifacts } = found(buildEdge(mask, true), buildEdge(boat, false));
        const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c9' };
        return { artifacts: { ...artifacts, totalCount: 3, pageInfo } };
      },
      GalleryMore: () =>
        found(buildEdge(buildArtifact({ id: '10', artifactName: 'Second' }), false)),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await (await findOthers()).findByRole('article', { name: 'Second' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test.each(['/all-artifacts', '/all-artifacts?q=%20', '/all-artifacts?type=TOOLS'])(
    'are one at %s, which searches nothing',
    async (path) => {
      const { api } = await openGallery(path);
      await screen.findByRole('article');
      expect(screen.queryByText('In descriptions and places')).toBeNull();
      expect(api.named('GalleryPage')[0]?.variables['filter']).not.toHaveProperty('anywhere');
    },
  );
});

describe('other spellings', () => {
  const nothing = (suggestions: string[]) => () => ({
    artifacts: buildConnection([], { suggestions }),
  });

  test('are offered as links with the other filters, where the search finds nothing', async () => {
    const { user, place } = await openGallery('/all-artifacts?q=tutankamun&type=TOOLS', {
      GalleryPage: nothing(['Tutankhamun', 'Tutankhamen', 'Tutankhaten']),
    });
    const link = await screen.findByRole('link', { name: 'Tutankhamun' });
    expect(link.closest('p')?.textContent).toBe(
      'Did you mean Tutankhamun, Tutankhamen or Tutankhaten?',
    );
    expect(screen.getByText('No artifacts found')).toBeTruthy();
    await user.click(link);
    await waitFor(() => expect(place()).toBe('/all-artifacts?q=Tutankhamun&type=TOOLS'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Tutankhamun');
  });

  test('are not offered where there is none', async () => {
    await openGallery('/all-artifacts?q=zzz', {
      GalleryPage: nothing([]),
    });
    await screen.findByText('No artifacts found');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });
});
