import { screen, waitFor, within } from '@testing-library/react';
import { ada, buildArtifact, visit, type Answers } from '../support/site';

const FRONT = 'http://localhost:4000/plates/mask-of-agamemnon.svg';
const BACK = { image: 'https://example.com/back.png', caption: 'The back', alt: 'A pin.' };
const EDGE = { image: 'https://example.com/edge.png', caption: 'The edge' };
const whole = (picture: object) => ({ caption: null, alt: null, rights: null, ...picture });
const mask = (overrides: object = {}) =>
  buildArtifact({ imageCaption: 'The front', morePictures: [BACK, EDGE], ...overrides });

const detail: Answers = {
  RecordView: () => ({ recordView: { artifact: null } }),
  DetailPage: () => ({ artifact: mask() }),
};

test('another picture is shown large, with its own description, and its link is marked', async () => {
  const { user } = visit('/artifactsdetails/7', { member: ada, answers: detail });
  const strip = within(await screen.findByRole('navigation', { name: 'Pictures' }));
  const links = strip.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(screen.queryByText('A pin.')).toBeNull();
  await user.click(strip.getByRole('link', { name: 'The back' }));
  expect(await screen.findByText('A pin.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A pin.' })).toBeTruthy();
  expect(strip.getByRole('link', { name: 'The back' }).getAttribute('aria-current')).toBe('true');
  await user.click(strip.getByRole('link', { name: 'The front' }));
  await waitFor(() => expect(screen.queryByText('A pin.')).toBeNull());
});

describe('the form', () => {
  const open = async () => {
    const visited = visit('/updateartifacts/7', {
      member: ada,
      answers: {
        UpdateArtifactPage: () => ({ artifact: mask() }),
        UpdateArtifact: () => ({ updateArtifact: { artifact: buildArtifact() } }),
      },
    });
    const section = within(await screen.findByRole('group', { name: 'More pictures (optional)' }));
    const picture = (name: string) => within(section.getByRole('group', { name }));
    const save = async () => {
      await visited.user.click(screen.getByRole('button', { name: 'Update Artifact' }));
      const [update] = visited.api.named('UpdateArtifact');
      return update?.variables['input'] as Record<string, unknown>;
    };
    return { ...visited, section, picture, save };
  };
  const press = (name: string) => ({ name });

  test('holds the pictures, and saves what is added, changed and removed', async () => {
    const { user, section, picture, save } = await open();
    await user.click(picture('Picture 2').getByRole('button', press('Remove')));
    await user.type(picture('Picture 2').getByLabelText('Description (optional)'), 'An edge.');
    await user.click(section.getByRole('button', press('Add a picture')));
    await user.type(picture('Picture 3').getByLabelText('Address'), 'https://example.com/a|b.png');
    await user.type(picture('Picture 3').getByLabelText('Caption (optional)'), 'A | detail');
    expect(await save()).toMatchObject({
      image: FRONT,
      morePictures: [
        whole({ ...EDGE, alt: 'An edge.' }),
        whole({ image: 'https://example.com/a|b.png', caption: 'A | detail' }),
      ],
    });
  });

  test('moves pictures with buttons', async () => {
    const { user, picture, save } = await open();
    await user.click(picture('Picture 2').getByRole('button', press('Move down')));
    expect(picture('Picture 2').queryByRole('button', press('Move up'))).toBeNull();
    expect(await save()).toMatchObject({ morePictures: [whole(EDGE), whole(BACK)] });
  });

  test('makes another picture the first', async () => {
    const { user, picture, save } = await open();
    await user.click(picture('Picture 2').getByRole('button', press('Make it the first')));
    expect(await save()).toMatchObject({
      ...{ image: BACK.image, imageCaption: BACK.caption, imageAlt: BACK.alt },
      morePictures: [whole({ image: FRONT, caption: 'The front' }), whole(EDGE)],
    });
  });
});
