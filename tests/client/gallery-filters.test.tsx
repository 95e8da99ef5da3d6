import { act, screen, waitFor, within } from '@testing-library/react';
import { buildArtifact, buildConnection, visit } from '../support/site';

const one = { GalleryPage: () => ({ artifacts: buildConnection([buildArtifact()]) }) };

const yearField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function openGallery(path = '/all-artifacts') {
  const site = visit(path, { member: null, answers: one });
  await screen.findByRole('article');
  const filterOfLastList = () => site.api.named('GalleryPage').at(-1)?.variables['filter'];
  return { ...site, filterOfLastList };
}

describe('the years', () => {
  test('of the address fill in the fields, and narrow the list', async () => {
    const { filterOfLastList } = await openGallery('/all-artifacts?from=-1323&to=79');
    expect(yearField('From year').value).toBe('1323 BC');
    expect(yearField('To year').value).toBe('AD 79');
    expect(filterOfLastList()).toEqual({ madeFrom: -1323, madeTo: 79 });
  });

  test.each(['-1323', '1323 BC', '1323 bce'])(
    'a first year "%s" goes into the address with Enter, and the field keeps it',
    async (text) => {
      const { user, place, filterOfLastList } = await openGallery('/all-artifacts?q=mask');
      await user.type(yearField('From year'), `${text}{Enter}`);
      await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask&from=-1323'));
      expect(yearField('From year').value).toBe(text);
      expect(filterOfLastList()).toEqual({ anywhere: 'mask', madeFrom: -1323 });
    },
  );

  test('a last year goes into the address when its field is left, and Back undoes it', async () => {
    const { user, place, router } = await openGallery('/all-artifacts?q=mask');
    await user.type(yearField('To year'), 'AD 79');
    await user.tab();
    await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask&to=79'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask'));
    await waitFor(() => expect(yearField('To year').value).toBe(''));
  });

  test.each([
    ['a word', 'From year', 'soon', 'Please enter a year, such as 1323 BC or AD 79.'],
    ['the year 0', 'To year', '0', 'There is no year 0: 1 BC comes before AD 1.'],
  ])(
    '%s is refused at its field, which keeps it, and does not count',
    async (_, label, text, message) => {
      const { user, filterOfLastList } = await openGallery();
      await user.type(yearField(label), `${text}{Enter}`);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(message);
      expect(yearField(label).value).toBe(text);
      expect(yearField(label).getAttribute('aria-invalid')).toBe('true');
      expect(yearField(label).getAttribute('aria-describedby')).toBe(alert.id);
      expect(filterOfLastList()).toEqual({});
      await user.clear(yearField(label));
      await user.type(yearField(label), '79{Enter}');
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );

  test('a first year after the last is refused, and neither counts', async () => {
    const { filterOfLastList } = await openGallery('/all-artifacts?from=79&to=-1323');
    expect(screen.getByRole('alert').textContent).toBe(
      'The first year must not come after the last.',
    );
    expect(yearField('From year').value).toBe('AD 79');
    expect(filterOfLastList()).toEqual({});
  });

  test('a span in the address is a pair of years', async () => {
    const { filterOfLastList } = await openGallery('/all-artifacts?from=&to=&span=-1400..-1301');
    expect(filterOfLastList()).toEqual({ madeFrom: -1400, madeTo: -1301 });
  });
});

test('the earliest made can come first', async () => {
  const { user, place, api } = await openGallery();
  await user.selectOptions(screen.getByLabelText('Order'), 'Earliest Made');
  await waitFor(() => expect(place()).toBe('/all-artifacts?order=CHRONOLOGICAL'));
  expect(api.named('GalleryPage').at(-1)?.variables).toMatchObject({ orderBy: 'CHRONOLOGICAL' });
});

describe('the active filters beside the search', () => {
  const ALL = '/all-artifacts?q=mask&type=TOOLS&order=NAME&from=-1400&to=-1301';
  const findFilters = async () =>
    within(await screen.findByRole('navigation', { name: 'Active filters' }));
  const links = (filters: { getAllByRole: typeof screen.getAllByRole }) =>
    filters.getAllByRole('link').map(({ textContent }) => textContent);

  test('are links that remove them', async () => {
    await openGallery(ALL);
    expect(links(await findFilters())).toEqual([
      'Remove filter: TypeTools',
      'Remove filter: Made1400 – 1301 BC',
      'Clear all',
    ]);
  });

  test('are not listed where there is none', async () => {
    await openGallery('/all-artifacts?q=mask&order=NAME&from=soon');
    expect(screen.queryByRole('navigation', { name: 'Active filters' })).toBeNull();
  });

  test('a removal moves the focus to the next filter, and at last to the search', async () => {
    const { user, place } = await openGallery(ALL);
    const filters = await findFilters();
    const remove = (name: RegExp) => user.click(filters.getByRole('link', { name }));
    await remove(/Type/);
    await waitFor(() =>
      expect(place()).toBe('/all-artifacts?q=mask&order=NAME&from=-1400&to=-1301'),
    );
    expect(document.activeElement?.textContent).toMatch(/Made/);
    expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('');
    await remove(/Made/);
    await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask&order=NAME'));
    expect(yearField('From year').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('the cross in the search removes the search alone, and leaves the focus there', async () => {
    const { user, place } = await openGallery(ALL);
    await user.click(screen.getByRole('link', { name: 'Clear search' }));
    await waitFor(() =>
      expect(place()).toBe('/all-artifacts?type=TOOLS&order=NAME&from=-1400&to=-1301'),
    );
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.queryByRole('link', { name: 'Clear search' })).toBeNull();
  });

  test('the dates are named on their button', async () => {
    await openGallery(ALL);
    expect(screen.getByRole('button', { name: 'Made 1400 – 1301 BC' })).toBeTruthy();
    await openGallery('/all-artifacts');
    expect(await screen.findByRole('button', { name: 'All dates' })).toBeTruthy();
  });

  test('Clear all removes every filter, keeps the order, and moves the focus to the search', async () => {
    const { user, place, filterOfLastList } = await openGallery(ALL);
    await user.click((await findFilters()).getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(place()).toBe('/all-artifacts?order=NAME'));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(filterOfLastList()).toEqual({});
  });
});
