import { screen } from '@testing-library/react';
import { ada, silenceConsole, visit, type Answers } from '../support/site';

// The list itself has no answer.
silenceConsole();

const role = (of: string): Answers => ({
  EditorRole: () => ({ viewer: { __typename: 'Viewer', role: of } }),
});

async function openData(answers: Answers, member: typeof ada | null = ada) {
  const { user } = visit('/all-artifacts?q=mask', { member, answers });
  await user.click(await screen.findByText('Use this data'));
}
const offer = { name: 'Edit in a spreadsheet' };

test.each(['EDITOR', 'MODERATOR'])('a list can be edited in a spreadsheet by %s', async (of) => {
  await openData(role(of));
  const link = await screen.findByRole('link', offer);
  expect(link.getAttribute('href')).toBe('/export.xlsx?anywhere=mask');
});

test.each([
  { who: 'members', member: ada },
  { who: 'visitors', member: null },
])('a list is not offered to $who', async ({ member }) => {
  await openData(role('MEMBER'), member);
  await screen.findByRole('link', { name: 'CSV' });
  expect(screen.queryByRole('link', offer)).toBeNull();
});
