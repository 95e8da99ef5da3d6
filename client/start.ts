import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
// Last, because a later face takes precedence for its letters.
import './fonts/faces.css';

/**
 * Runs the site's code after the browser has painted the page that the server rendered. The page lists
 * the chunks that its address needs, each after its dependencies. The browser fetches all chunks at
 * once, after the fonts and the first picture. Each chunk runs in a separate task, so that the page
 * reacts to input between them.
 */
async function start() {
  const links = document.querySelectorAll<HTMLLinkElement>('#program link');
  for (const { href } of links) await import(/* @vite-ignore */ href);
  await import('./main');
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

void painted().then(start);
