import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { StubRequest, picture, image, openForm, stubRequests } from '../support/picture-upload';
import { silenceConsole } from '../support/site';

silenceConsole();
stubRequests();

describe('a picture that is pasted', () => {
  const paste = (target: Element, types: string[], files: File[]) => {
    const event = createEvent.paste(target, { clipboardData: { types, files } });
    fireEvent(target, event);
    return event.defaultPrevented;
  };
  const context = () => screen.getByLabelText('Historical Context');

  test('is uploaded, wherever the focus is', async () => {
    await openForm();
    expect(paste(context(), ['text/html', 'Files'], [picture()])).toBe(true);
    await waitFor(() => expect(StubRequest.sent).toHaveLength(1));
    expect(paste(document.body, ['Files'], [picture()])).toBe(true);
    await waitFor(() => expect(StubRequest.sent).toHaveLength(2));
  });

  test('is not meant by a text, nor by cells of a spreadsheet in a text field', async () => {
    await openForm();
    expect(paste(context(), ['text/plain'], [])).toBe(false);
    const cells = ['text/plain', 'text/html', 'Files'];
    expect(paste(context(), cells, [picture({ type: 'image/png' })])).toBe(false);
    await act(async () => Promise.resolve());
    expect(StubRequest.sent).toEqual([]);
  });
});

describe('a picture that is dropped', () => {
  const drag = (type: 'dragOver' | 'drop', target: Element, types = ['Files']) => {
    const dataTransfer = { types, files: [picture()], dropEffect: '' };
    const event = createEvent[type](target, { dataTransfer });
    fireEvent(target, event);
    return { prevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
  };
  const frame = () => screen.getByRole('figure');
  const area = () => screen.queryByText('Drop the picture here');

  test('on the frame is uploaded; the frame shows where', async () => {
    await openForm();
    expect(drag('dragOver', image())).toEqual({ prevented: true, effect: 'none' });
    expect(area()).toBeTruthy();
    expect(drag('dragOver', frame())).toEqual({ prevented: true, effect: 'copy' });
    expect(drag('drop', frame()).prevented).toBe(true);
    expect(area()).toBeNull();
    await waitFor(() => expect(StubRequest.sent).toHaveLength(1));
  });

  test('beside the frame is ignored, and does not replace the page', async () => {
    await openForm();
    expect(drag('drop', document.body).prevented).toBe(true);
    await act(async () => Promise.resolve());
    expect([StubRequest.sent, area()]).toEqual([[], null]);
  });

  test('the frame is as before when the pointer leaves the window', async () => {
    await openForm();
    drag('dragOver', frame());
    fireEvent.dragLeave(document.documentElement, { relatedTarget: null });
    expect(area()).toBeNull();
  });

  test('texts, and addresses on their way to a field, are the browser’s', async () => {
    await openForm();
    expect(drag('drop', image(), ['text/plain']).prevented).toBe(false);
    expect(drag('drop', image(), ['text/uri-list', 'Files']).prevented).toBe(false);
    expect(drag('drop', document.body, ['text/uri-list', 'Files']).prevented).toBe(true);
  });
});
