import { watchPictures } from './pictures-without-code';
import { hasStoredSession } from './auth/stored-session';
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
// Last, because a later face takes precedence for its letters.
import './fonts/faces.css';

const onDemand = document.querySelector<HTMLTemplateElement>('template#on-demand');

/**
 * Runs the site's code after the browser has painted the page that the server rendered. The page lists
 * the chunks that its address needs, each after its dependencies. The browser fetches all chunks at
 * once, after the fonts and the first picture. Each chunk runs in a separate task, so that the page
 * reacts to input between them. A page that is read without its code lists them in a template, where the
 * browser ignores them, until the code is needed.
 */
async function start() {
  if (onDemand) {
    await needed();
    document.body.append(onDemand.content);
  }
  const links = document.querySelectorAll<HTMLLinkElement>('#program link');
  for (const { href } of links) await import(/* @vite-ignore */ href);
  await import('./main');
}

/** Waits until a page needs its code: at once for a member, and for a visitor when a button is pressed. */
async function needed(): Promise<void> {
  if (await hasStoredSession()) return;
  // The header then shows the login.
  document.documentElement.dataset['visitor'] = '';
  // The button was pressed already: see ui/early-press.ts.
  if (document.querySelector('button[aria-busy]')) return;
  await new Promise<void>((resolve) => {
    addEventListener('click', ({ target }) => {
      // The browser itself opens a menu.
      if (target instanceof Element && target.closest('button:not([popovertarget])')) resolve();
    });
  });
}

/** A tab in the background paints nothing, so the wait for a paint ends after this time. */
const longestWaitMs = 2_000;

function painted(): Promise<void> {
  const isRendered = document.getElementById('root')?.hasChildNodes();
  if (!isRendered || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, longestWaitMs);
  });
}

if (onDemand) watchPictures();
void painted().then(start);
