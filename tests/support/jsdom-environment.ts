import JSDOMEnvironment from 'jest-environment-jsdom';

/** Web standards that browsers and Node have and jsdom lacks. */
const nodeGlobals = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'fetch',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
] as const;

/**
 * jsdom with Node's fetch and related classes. Node's fetch does not accept jsdom's abort signals,
 * so the abort classes are Node's too.
 */
export default class Environment extends JSDOMEnvironment {
  private readonly openPorts = new Set<MessagePort>();

  override async setup() {
    await super.setup();
    const { openPorts } = this;
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        openPorts.add(this.port1);
        this.port1.addEventListener('close', () => openPorts.delete(this.port1));
      }
    };
    addModalDialogs(this.global);
    for (const name of nodeGlobals) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }

  /** Closes the channel that React's scheduler leaves open, so that Node can exit. */
  override async teardown() {
    for (const port of this.openPorts) port.close();
    await super.teardown();
  }
}

/** A modal dialog that takes the focus and closes with Escape. Unlike a browser's, the page behind works. */
function addModalDialogs({ Event, HTMLDialogElement }: Environment['global']) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector('button')?.focus();
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.dispatchEvent(new Event('close'));
    });
  };
}
