/**
 * Yields to the browser, which handles pending input first. This is not a timer, because browsers
 * delay timers of a background tab by up to a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
