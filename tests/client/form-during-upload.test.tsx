import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { image, picture, stored, StubRequest, stubRequests } from '../support/picture-upload';
import { ada, buildArtifact, enterText, silenceConsole, visit } from '../support/site';

const BACK = { image: 'https://example.com/back.png', caption: 'The back' };
const base = buildArtifact({ morePictures: [BACK] });
const newer = { ...base, createdAt: 'c. 1560 BC', updatedAt: '2026-01-01T00:00:07.000Z' };

silenceConsole();
stubRequests();

/** Opens the form, and begins to upload a picture in one of the places. */
async function uploadAt(place: 'first' | 'further', artifact = base) {
  const visited = visit('/updateartifacts/7', {
    member: ada,
    answers: { UpdateArtifactPage: () => ({ artifact }) },
  });
  await screen.findByLabelText('Image URL');
  const { user } = visited;
  if (place === 'first') await enterText('Image URL', '');
  else await user.click(screen.getByRole('button', { name: 'Add a picture' }));
  const inputs = screen.getAllByLabelText('Choose a picture');
  const chosen = place === 'first' ? inputs[0] : inputs.at(-1);
  if (chosen) fireEvent.change(chosen, { target: { files: [picture()] } });
  await act(async () => Promise.resolve());
  await waitFor(() => expect(StubRequest.sent).toHaveLength(1));
  const press = async (name: string) => {
    const [button] = screen.getAllByRole('button', { name });
    if (button) await user.click(button);
  };
  return { ...visited, press, request: StubRequest.last() };
}

const addresses = () =>
  screen.getAllByLabelText<HTMLInputElement>('Address').map(({ value }) => value);

test('another picture becomes the first only after the first one is uploaded', async () => {
  const { press, request } = await uploadAt('first');
  await press('Make it the first');
  expect((await screen.findByRole('alert')).textContent).toMatch(/still on its way/);
  await request.answer(201, { url: stored });
  expect([image().value, ...addresses()]).toEqual([stored, BACK.image]);
  await press('Make it the first');
  expect([image().value, ...addresses()]).toEqual([BACK.image, stored]);
});

test('another picture becomes the first only after a further one is uploaded', async () => {
  const { press, request } = await uploadAt('further');
  await press('Make it the first');
  expect((await screen.findByRole('alert')).textContent).toMatch(/still on its way/);
  expect(request.aborted).toBe(false);
  await request.answer(201, { url: stored });
  expect(addresses()).toEqual([BACK.image, stored]);
});

describe('a draft of an earlier version', () => {
  const draft = { createdAt: 'c. 1600 BC', base };
  beforeEach(() => sessionStorage.setItem('antiquary:draft:ada:7', JSON.stringify(draft)));

  test.each(['Discard them', 'Take the newer values'])(
    '“%s” waits for a picture that is being uploaded',
    async (name) => {
      const { press, request } = await uploadAt('further', newer);
      await press(name);
      const section = within(screen.getByRole('group', { name: 'More pictures (optional)' }));
      expect(section.getByRole('alert').textContent).toMatch(/still on its way/);
      expect(request.aborted).toBe(false);
      await request.answer(201, { url: stored });
      await press(name);
      expect(screen.getByLabelText<HTMLInputElement>('Created At').value).toBe('c. 1560 BC');
      expect(document.activeElement?.getAttribute('name')).toBeTruthy();
    },
  );
});
