/** Ends the product and the browser of global-browser-start.ts. */
export default async function stop() {
  await globalThis.browserProject?.browser?.close();
  await globalThis.browserProject?.product?.stop();
}
