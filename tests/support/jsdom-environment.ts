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
  override async setup() {
    await super.setup();
    for (const name of handedOver) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }
}
