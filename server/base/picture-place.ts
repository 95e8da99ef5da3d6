import { join, resolve } from 'node:path';
import { isWebAddress } from '../../common/web-address';
import { ConfigurationError } from './errors';

export interface PictureBucket {
  bucket: string;
  region: string;
  /** The address of a store other than Amazon's; null for Amazon's. */
  endpoint: string | null;
}

/** Where pictures are stored: in a folder of this machine, or in an S3 bucket. */
export type PicturePlace = { folder: string } | PictureBucket;

/** The folder for pictures of the moment: those that are being made, or copied. */
export const unmadePictures = (dataDir: string): string => join(dataDir, 'unmade-pictures');

/**
 * The place that the environment names. The AWS SDK itself finds the credentials of a bucket.
 * @param read a variable; null for one that is empty or absent
 * @throws ConfigurationError
 */
export function picturePlace(read: (name: string) => string | null, dataDir: string): PicturePlace {
  const folder = read('PICTURES_DIR');
  const bucket = read('PICTURES_BUCKET');
  if (bucket === null) return { folder: resolve(folder ?? join(dataDir, 'pictures')) };
  if (folder !== null) {
    throw new ConfigurationError(
      'PICTURES_DIR and PICTURES_BUCKET are both set, but pictures are stored in one place: set one of them.',
    );
  }
  const region = read('AWS_REGION');
  if (region === null) {
    throw new ConfigurationError(
      `PICTURES_BUCKET is "${bucket}", but AWS_REGION is not set: it names the region of the bucket, such as eu-central-1.`,
    );
  }
  return { bucket, region, endpoint: endpoint(read('AWS_ENDPOINT_URL_S3')) };
}

function endpoint(text: string | null): string | null {
  if (text !== null && !isWebAddress(text)) {
    throw new ConfigurationError(
      `AWS_ENDPOINT_URL_S3 is "${text}", but must be an http or https address, such as https://s3.example.`,
    );
  }
  return text;
}
