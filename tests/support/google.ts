import type { BrowserContext } from 'playwright-core';

/**
 * Replaces Google's gapi script with the part that Firebase's popup uses: named messages between the
 * page and the emulator's frame, each with a response. The script runs in the page and in the frame.
 */
const GAPI = `(() => {
  const answers = new Map();
  let messages = 0;

  function channelTo(peer) {
    const handlers = new Map();
    const handlerOf = (name) => {
      if (!handlers.has(name)) {
        let register;
        const registered = new Promise((resolve) => { register = resolve; });
        handlers.set(name, { registered, register });
      }
      return handlers.get(name);
    };
    window.addEventListener('message', async ({ source, data }) => {
      if (source !== peer || !data?.gapi) return;
      const { id, name, body, answer } = data;
      if (answer) {
        // Firebase's callback throws after it has handled the response.
        try { answers.get(id)?.(body); } catch { return; }
        return;
      }
      // The frame sends first, so a message may arrive before its handler is registered.
      const handler = await handlerOf(name).registered;
      peer.postMessage({ gapi: true, id, answer: true, body: [await handler(body)] }, '*');
    });
    return {
      register: (name, handler) => handlerOf(name).register(handler),
      send(name, body, onAnswer) {
        messages += 1;
        answers.set(messages, onAnswer);
        peer.postMessage({ gapi: true, id: messages, name, body }, '*');
      },
    };
  }

  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({
        getParentIframe: () => channelTo(window.parent),
        open({ where, url, attributes }, onOpen) {
          const frame = document.createElement('iframe');
          Object.assign(frame.style, attributes?.style);
          frame.src = url;
          const loaded = new Promise((resolve) => { frame.onload = resolve; });
          where.append(frame);
          const ping = async (onPong) => { await loaded; onPong(); };
          const channel = channelTo(frame.contentWindow);
          return onOpen({ ...channel, restyle: async () => {}, ping });
        },
      }),
    },
  };

  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]?.();
})();`;

/** Answers the requests of the emulator's popup to third parties, because tests have no network. */
export async function answerGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GAPI }),
  );
  await context.route(/^https:\/\/(unpkg|fonts\.googleapis)\.com\//, (route) =>
    route.fulfill({ body: '' }),
  );
}
