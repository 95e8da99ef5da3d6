import { join } from 'node:path';
import sharp from 'sharp';
import { FolderStorage } from '../../server/pictures/folder-storage';
import type { TestCatalogue } from './catalogue';

/** An address of another site. */
export const LINK = 'https://elsewhere.example/sphinx.jpg';

/** A PNG of one colour. */
export const draw = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#963' } })
    .png()
    .toBuffer();

/** Gets the file at an absolute address of the catalogue. */
export const getFrom = ({ url }: TestCatalogue, address: string): Promise<Response> =>
  fetch(url + new URL(address).pathname);

/** The folder in which a test's catalogue stores pictures. */
export const storageOf = ({ location }: TestCatalogue): FolderStorage =>
  new FolderStorage(join(location.dataDir, 'pictures'));

/** The rows that say which picture is shown for which address. */
export const linksOf = ({ dataSource }: TestCatalogue) =>
  dataSource.query(`SELECT * FROM "picture_links" ORDER BY "url"`);

/** The picture of an artifact as everybody sees it. */
export async function readPicture(catalogue: TestCatalogue, id: string) {
  const { data } = await catalogue.visitor.run(
    `query ($id: ID!) { artifact(id: $id) {
      image picture { url width height alt sizes { url width height } preview iiif } } }`,
    { id },
  );
  return data.artifact;
}
