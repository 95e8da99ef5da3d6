import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';

/** The program only takes over what the server has drawn: that is painted before any of it runs. */
requestAnimationFrame(() => setTimeout(() => void import('./main')));
