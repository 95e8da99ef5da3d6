import { downloadName } from '../../common/site-slug';
import { runtimeConfig } from '../runtime-config';
import { useDownload } from '../auth/useDownload';

/** Downloads what is stored about the member. */
export const useDownloadData = () =>
  useDownload({
    address: '/account/data',
    fileName: downloadName(runtimeConfig().site.name, '-data.json'),
    failure: 'Your data could not be downloaded. Please try again later.',
  });
