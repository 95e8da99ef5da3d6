import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';

/**
 * What the server has drawn is painted before the program that takes it over is fetched: pictures
 * and faces go first. The server lists what the program of this address consists of in a template.
 */
function start() {
  const program = document.querySelector<HTMLTemplateElement>('template#program');
  if (program) document.head.append(program.content);
  void import('./main');
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
