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

const nextFrame = () => new Promise(requestAnimationFrame);

// The first frame is on its way when it is drawn, and seen when the next one is.
void nextFrame()
  .then(nextFrame)
  .then(() => setTimeout(start));
