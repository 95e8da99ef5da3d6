/**
 * React's renderer, which main.tsx loads apart from all else: it is the largest file, and arrives last.
 * This module has another name than the package: `npm run dev` would take it for the package.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
