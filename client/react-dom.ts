/** This module makes react-dom a chunk of its own, which runs in a separate task: see vite.config.mts. */
export { createRoot, hydrateRoot } from 'react-dom/client';
