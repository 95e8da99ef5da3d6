import { useDownload } from '../auth/useDownload';

/** Downloads what is stored about the member. */
export const useDownloadData = () =>
  useDownload({
    address: '/account/data',
    fileName: 'antiquary-data.json',
    failure: 'Your data could not be downloaded. Please try again later.',
  });
