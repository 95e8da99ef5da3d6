import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';

/**
 * What the server has drawn is painted before the program that takes it over is fetched: pictures
 * and faces go first. The server lists what the program of this address consists of in a template,
 * what a part needs before it: fetched all at once, each is run in a task of its own, so that the
 * page scrolls and answers between them.
 */
async function start() {
  const program = document.querySelector<HTMLTemplateElement>('template#program');
  const parts = [...(program?.content.querySelectorAll('link') ?? [])];
  document.head.append(...parts);
  for (const { href } of parts) await import(/* @vite-ignore */ href);
  await import('./main');
}

/** A tab in the background paints nothing; it is not kept waiting longer. */
const longestWaitMs = 2_000;

function painted(): Promise<void> {
  const isDrawn = document.getElementById('root')?.hasChildNodes();
  if (!isDrawn || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, longestWaitMs);
  });
}

void painted().then(start);
