/** Imported here first, React's larger half is run in a task of its own: see vite.config.mts. */
export { createRoot, hydrateRoot } from 'react-dom/client';
