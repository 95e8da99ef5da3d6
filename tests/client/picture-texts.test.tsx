import { screen, within } from '@testing-library/react';
import { ada, buildArtifact, buildConnection, visit, type Answers } from '../support/site';

const RIGHTS = 'http://rightsstatements.org/vocab/NKC/1.0/';
const texts = { imageAlt: 'A gold mask with closed eyes', rights: RIGHTS };
const described = (overrides: Record<string, unknown> = {}) =>
  buildArtifact({ ...texts, ...overrides });
const detail = (overrides = {}): Answers => ({
  RecordView: () => ({ recordView: { artifact: null } }),
  DetailPage: () => ({ artifact: described(overrides) }),
});

test.each<[string, typeof ada | null, Answers]>([
  ['/all-artifacts', null, { GalleryPage: () => ({ artifacts: buildConnection([described()]) }) }],
  ['/', null, { FeaturedArtifacts: () => ({ mostLikedArtifacts: [described()] }) }],
  [
    '/shareartifacts/ADA@example.com',
    ada,
    { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([described()]) }) },
  ],
  [
    '/liked-artifacts/ADA@example.com',
    ada,
    {
      LikedPage: () => ({
        viewer: {
          ...{ __typename: 'Viewer', uid: 'ada' },
          likedArtifacts: buildConnection([described()]),
        },
      }),
    },
  ],
  ['/artifactsdetails/7', ada, detail()],
  [
    '/signin?from=%2Fartifactsdetails%2F7',
    null,
    { WaitingArtifact: () => ({ artifact: described() }) },
  ],
])('the picture at %s has its description as alternative text', async (path, member, answers) => {
  visit(path, { member, answers });
  expect(await screen.findByRole('img', { name: texts.imageAlt })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Mask of Agamemnon' })).toBeNull();
});

test("the artifact's page shows the rights of its picture, with their address", async () => {
  visit('/artifactsdetails/7', { member: ada, answers: detail() });
  const link = await screen.findByRole('link', { name: 'No Known Copyright' });
  expect(link.getAttribute('href')).toBe(RIGHTS);
  expect(link.getAttribute('rel')).toBe('license');
});

test.each([
  ['licenses/by-sa/2.5/', 'CC BY-SA 2.5'],
  ['licenses/by-nc-nd/3.0/de/', 'CC BY-NC-ND 3.0 DE'],
])('rights that no form offers have a label: %s', async (path, label) => {
  const rights = `https://creativecommons.org/${path}`;
  visit('/artifactsdetails/7', { member: ada, answers: detail({ rights }) });
  const link = await screen.findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(rights);
});

test('the update form keeps rights that it does not offer, and takes others by their address', async () => {
  const ported = 'https://creativecommons.org/licenses/by-sa/3.0/de/';
  const { user, api } = visit('/updateartifacts/7', {
    member: ada,
    answers: {
      UpdateArtifactPage: () => ({ artifact: described({ rights: ported }) }),
      UpdateArtifact: () => ({ updateArtifact: { artifact: buildArtifact() } }),
    },
  });
  const section = within(await screen.findByRole('group', { name: 'About the picture' }));
  const choice = section.getByLabelText('Rights of the Picture (optional)');
  const address = () => section.getByLabelText<HTMLInputElement>('Address of the Licence');
  expect(address().value).toBe(ported);
  await user.selectOptions(choice, 'CC BY 4.0');
  expect(section.queryByLabelText('Address of the Licence')).toBeNull();
  expect(document.querySelectorAll('form [name="rights"]')).toHaveLength(1);
  await user.selectOptions(choice, 'Another licence, by its address');
  await user.clear(address());
  await user.type(address(), ' https://creativecommons.org/licenses/by/2.0/deed.en');
  await user.click(screen.getByRole('button', { name: 'Update Artifact' }));
  expect(api.named('UpdateArtifact')[0]?.variables).toMatchObject({
    input: { rights: 'https://creativecommons.org/licenses/by/2.0/deed.en' },
  });
});

test('rights that are not stated have no line', async () => {
  visit('/artifactsdetails/7', { member: ada, answers: detail({ rights: null }) });
  await screen.findByRole('heading', { name: 'Mask of Agamemnon' });
  expect(screen.queryByText('Picture Rights')).toBeNull();
});

test('the update form holds the texts of the picture, and removes them', async () => {
  const { user, api } = visit('/updateartifacts/7', {
    member: ada,
    answers: {
      UpdateArtifactPage: () => ({ artifact: described() }),
      UpdateArtifact: () => ({ updateArtifact: { artifact: buildArtifact() } }),
    },
  });
  const section = within(await screen.findByRole('group', { name: 'About the picture' }));
  const description = section.getByLabelText('Description of the Picture (optional)');
  const rights = section.getByLabelText('Rights of the Picture (optional)');
  expect(description).toMatchObject({ value: texts.imageAlt });
  expect(rights).toMatchObject({ value: RIGHTS });
  await user.clear(description);
  await user.selectOptions(rights, 'Not stated');
  await user.click(screen.getByRole('button', { name: 'Update Artifact' }));
  await screen.findByRole('alertdialog', { name: 'Artifact updated successfully!' });
  expect(api.named('UpdateArtifact')[0]?.variables).toMatchObject({
    input: { imageAlt: '', rights: '' },
  });
});
