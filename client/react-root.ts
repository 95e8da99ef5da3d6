/**
 * React's renderer, which main.tsx loads separately: it is the largest file, and the last to load.
 * This module has another name than the package: `npm run dev` would take it for the package.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
