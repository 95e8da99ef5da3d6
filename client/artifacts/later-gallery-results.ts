import { later } from '../ui/useLater';

/** The code that requests and shows the gallery's results. It loads while the rest of the gallery is hydrated. */
export const galleryResults = later(() => import('./GalleryResults'));
