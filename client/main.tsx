import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
// Last, because a later face takes precedence for its letters.
import './fonts/faces.css';

/**
 * Resolves when the browser has painted the page as it came: the second frame follows the first one's paint.
 * Browsers that resist fingerprinting report no paint to a PerformanceObserver.
 */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Has the browser load the scripts of the page's component beside those of all pages. */
function preloadPage() {
  const named = document.getElementById('page-scripts')?.textContent ?? '[]';
  // Written by server/web/pages/page-scripts.ts.
  for (const href of JSON.parse(named) as string[]) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
}

/**
 * A page that the server rendered is read before it is used: its code is loaded when it is painted, so that
 * its text and pictures come first.
 */
async function start(root: HTMLElement) {
  const isRendered = document.getElementById('hydration-data') !== null;
  // A page in the background is not painted before somebody looks at it.
  if (isRendered && !document.hidden) await painted();
  const loaded = import('./hydrate');
  preloadPage();
  const { hydrate } = await loaded;
  await hydrate(root);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
void start(root);
