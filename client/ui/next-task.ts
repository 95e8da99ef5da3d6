/**
 * Lets go of the page for a moment: what it has been asked meanwhile is answered first. A timer
 * would be held back for up to a second in a tab in the background.
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
