import JSDOMEnvironment from 'jest-environment-jsdom';

/** Web standards that browsers and Node have and jsdom lacks. */
const handedOver = [
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
 * jsdom with Node's fetch and its kin. The abort classes come along because Node's fetch refuses
 * jsdom's signals.
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
    for (const name of handedOver) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }

  /** React's scheduler keeps a channel open for good, as a page does; Node would wait for it. */
  override async teardown() {
    for (const port of this.openPorts) port.close();
    await super.teardown();
  }
}
