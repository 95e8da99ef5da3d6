import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogProvider, useDialogs } from '../../client/ui/Dialog';
import type { DialogAnswer } from '../../client/ui/DialogWindow';

const answered = jest.fn<undefined, [DialogAnswer]>();

function Opener({ deny }: { deny?: true }) {
  const { notify, confirm } = useDialogs();
  return (
    <>
      <button onClick={() => void confirm({ title: 'Sure?', deny }).then(answered)}>Ask</button>
      <button onClick={() => void notify({ tone: 'failure', title: 'Failed' })}>Fail</button>
      <button onClick={() => void notify({ tone: 'success', title: 'Done' })}>Succeed</button>
    </>
  );
}

const open = async (name: string, deny?: true) => {
  const user = userEvent.setup();
  render(
    <DialogProvider>
      <Opener deny={deny} />
    </DialogProvider>,
  );
  await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('alertdialog');
  return user;
};

beforeEach(() => answered.mockClear());

test('labels default to OK, No and Cancel', async () => {
  await open('Ask', true);
  const dialog = within(screen.getByRole('alertdialog'));
  for (const name of ['OK', 'No', 'Cancel']) {
    expect(dialog.getByRole('button', { name })).toBeTruthy();
  }
});

test.each<[string, DialogAnswer]>([
  ['OK', 'confirmed'],
  ['No', 'denied'],
  ['Cancel', 'cancelled'],
])('%s answers %s', async (name, answer) => {
  const user = await open('Ask', true);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(answered).toHaveBeenCalledWith(answer));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the page behind does not scroll while a dialog is open', async () => {
  const { style } = document.documentElement;
  const user = await open('Ask');
  expect(style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  expect(style.overflow).toBe('');
});

test('Escape cancels, and the focus returns to where it came from', async () => {
  const user = await open('Ask');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(answered).toHaveBeenCalledWith('cancelled'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })),
  );
});

test.each(['Fail', 'Succeed'])('a notice has the focus and keeps it: %s', async (name) => {
  const user = await open(name);
  const ok = screen.getByRole('button', { name: 'OK' });
  await waitFor(() => expect(document.activeElement).toBe(ok));
  await user.tab();
  expect(document.activeElement).toBe(ok);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
});

test('after the last of several dialogs, the focus returns to where the first found it', async () => {
  const user = await open('Fail');
  const opener = screen.getByText('Fail');
  fireEvent.click(screen.getByText('Ask'));
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog', { name: 'Sure?' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

describe('timers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const openAt = (name: string) => {
    render(
      <DialogProvider>
        <Opener />
      </DialogProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name }));
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('a success closes itself after 1500 ms', async () => {
    openAt('Succeed');
    await pass(1499);
    expect(screen.queryByRole('alertdialog', { name: 'Done' })).not.toBeNull();
    await pass(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a failure stays until it is read', async () => {
    openAt('Fail');
    await pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
