import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Member } from '../../client/auth/session';
import { ada, enterText, visit } from './site';

export const stored = 'http://localhost:4000/pictures/ab12/full.webp';
export const earlier = 'https://example.com/owl.png';
export const megabyte = 1024 * 1024;

/** A request of the form, which the test answers. */
export class StubRequest {
  static sent: StubRequest[] = [];
  static last = () => StubRequest.sent.at(-1) ?? fail('Nothing was sent.');

  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  status = 0;
  response: unknown;
  retryAfter: string | null = null;
  address = '';
  body?: File;
  aborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => this.retryAfter;
  send(body: File) {
    this.body = body;
    StubRequest.sent.push(this);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  progress(loaded: number) {
    act(() => this.upload.onprogress?.({ loaded, total: 100 }));
  }
  lose() {
    return act(async () => {
      this.onerror?.();
      await Promise.resolve();
    });
  }
  /** Answers with JSON, or with a text of another kind. */
  answer(status: number, content: object | string = {}, retryAfter: string | null = null) {
    const response = typeof content === 'string' ? null : content;
    Object.assign(this, { status, response, retryAfter });
    return act(async () => {
      this.onload?.();
      await Promise.resolve();
    });
  }
}

export function fail(message: string): never {
  throw new Error(message);
}

/** Replaces the browser's requests in the tests of a file. */
export function stubRequests(): void {
  let browsers: typeof XMLHttpRequest;
  beforeEach(() => {
    browsers = window.XMLHttpRequest;
    StubRequest.sent = [];
    window.XMLHttpRequest = StubRequest as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    window.XMLHttpRequest = browsers;
  });
}

export function picture({ type = 'image/jpeg', name = 'owl.jpg', bytes = 100 } = {}) {
  const file = new File(['owl'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

export const input = () => screen.getByLabelText<HTMLInputElement>('Choose a picture');
export const image = () => screen.getByLabelText<HTMLInputElement>('Image URL');
export const alert = async () => (await screen.findByRole('alert')).textContent;
export const bar = () => screen.queryByRole('progressbar');
export const button = (name: string) => screen.queryByRole('button', { name });

/** Opens the add form with a name and an address, which no failure may change. */
export async function openForm(member: Member = ada) {
  const visited = visit('/add-artifacts', { member });
  await enterText('Artifact Name', 'Owl of Athena');
  await enterText('Image URL', earlier);
  return visited;
}

export async function choose(...files: File[]) {
  fireEvent.change(input(), { target: { files } });
  await act(async () => Promise.resolve());
}

export async function chooseAndSend(file = picture()) {
  await choose(file);
  await waitFor(() => expect(bar()).toBeTruthy());
  await waitFor(() => expect(StubRequest.sent).not.toEqual([]));
  return StubRequest.last();
}

/** The form has what it had when it was opened, and no upload goes on. */
export function expectNothingLost() {
  expect([image().value, screen.getByLabelText<HTMLInputElement>('Artifact Name').value]).toEqual([
    earlier,
    'Owl of Athena',
  ]);
  expect(bar()).toBeNull();
}
