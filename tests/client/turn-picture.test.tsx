import { act, waitFor } from '@testing-library/react';
import {
  stored,
  earlier,
  megabyte,
  StubRequest,
  picture,
  image,
  alert,
  button,
  openForm,
  chooseAndSend,
  stubRequests,
} from '../support/picture-upload';
import { enterText, silenceConsole } from '../support/site';

silenceConsole();
stubRequests();

describe('a picture that was uploaded is turned', () => {
  const turned = 'http://localhost:4000/pictures/cd34/full.webp';
  const drawings: unknown[][] = [];
  /** What the stubbed browser makes of each type. */
  let sizes: Record<string, number>;
  const context = {
    translate: (x: number, y: number) => drawings.push(['translate', x, y]),
    rotate: (angle: number) => drawings.push(['rotate', angle]),
    drawImage: (_picture: unknown, x: number, y: number) => drawings.push(['draw', x, y]),
    resetTransform: () => undefined,
    fillRect: () => undefined,
  };
  beforeEach(() => {
    drawings.length = 0;
    sizes = { 'image/png': 200, 'image/jpeg': 100 };
    const bitmap = { width: 60, height: 40, close: () => undefined };
    window.createImageBitmap = () => Promise.resolve(bitmap);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue(context as unknown as RenderingContext);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type = '') => {
      const blob = new Blob(['x'], { type });
      Object.defineProperty(blob, 'size', { value: sizes[type] });
      take(blob);
    });
  });

  async function turn(name: string) {
    const sent = StubRequest.sent.length;
    await act(async () => {
      button(name)?.click();
      await Promise.resolve();
    });
    await waitFor(() => expect(StubRequest.sent).toHaveLength(sent + 1));
    return StubRequest.last();
  }

  async function upload(file = picture()) {
    await openForm();
    await (await chooseAndSend(file)).answer(201, { url: stored });
    return file;
  }

  test('to the right, and back to the file that was chosen', async () => {
    const file = await upload();
    button('Turn right')?.focus();
    const request = await turn('Turn right');
    expect(request.body?.type).toBe('image/jpeg');
    expect(drawings).toEqual([
      ['translate', 20, 30],
      ['rotate', Math.PI / 2],
      ['draw', -30, -20],
    ]);
    await act(async () => button('Turn right')?.click());
    expect(StubRequest.sent).toHaveLength(2);
    await request.answer(201, { url: turned });
    expect([image().value, document.activeElement]).toEqual([turned, button('Turn right')]);
    expect((await turn('Turn left')).body).toBe(file);
  });

  test.each([
    ['PNG', {}, 'image/png'],
    ['JPEG if the PNG is too large', { 'image/png': 10 * megabyte + 1 }, 'image/jpeg'],
  ])('and any other than a photo becomes a %s', async (_what, changes, type) => {
    Object.assign(sizes, changes);
    await upload(picture({ type: 'image/avif' }));
    expect((await turn('Turn left')).body?.type).toBe(type);
  });

  test('unless the browser cannot; then the form keeps the picture', async () => {
    await upload();
    window.createImageBitmap = () => Promise.reject(new Error('too large'));
    act(() => button('Turn left')?.click());
    expect(await alert()).toMatch(/cannot turn this picture/);
    expect(image().value).toBe(stored);
    expect(StubRequest.sent).toHaveLength(1);
  });

  test('which is no choice for a link', async () => {
    await upload();
    await enterText('Image URL', earlier);
    expect(button('Turn left')).toBeNull();
  });
});
