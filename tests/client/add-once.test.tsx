import { screen } from '@testing-library/react';
import {
  ada,
  artifactTexts,
  buildArtifact,
  buildConnection,
  enterText,
  expectSuccess,
  silenceConsole,
  visit,
} from '../support/site';

silenceConsole();

test('another attempt after a lost answer has the same key, until the input changes', async () => {
  let isLost = true;
  const { user, api } = visit('/add-artifacts', {
    member: ada,
    answers: {
      AddArtifact: () => (isLost ? 'lost' : { addArtifact: { artifact: buildArtifact() } }),
      MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact()]) }),
    },
  });
  const press = () => user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  const pressInVain = async () => {
    await press();
    await screen.findByRole('alertdialog', { name: 'Oops...' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
  };
  for (const [label, text] of Object.entries(artifactTexts)) await enterText(label, text);
  await user.selectOptions(screen.getByLabelText('Artifact Type'), 'Sculpture');
  await pressInVain();
  await pressInVain();
  await enterText('Created At', 'c. 440 BC');
  isLost = false;
  await press();
  await expectSuccess('Artifact added successfully!');
  const [first, second, third] = api
    .named('AddArtifact')
    .map(({ variables }) => variables['idempotencyKey']);
  expect(first).toMatch(/^\d/);
  expect(second).toBe(first);
  expect(third).toMatch(/^\d/);
  expect(third).not.toBe(first);
});
