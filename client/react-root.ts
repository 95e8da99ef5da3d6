/**
 * This module makes react-dom a chunk of its own, which runs in a separate task: see vite.config.mts.
 * It has another name than the package: `npm run dev` would take this module for the package.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
