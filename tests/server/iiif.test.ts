import { presentation3StrictUpgrade } from '@iiif/parser/strict';
import sharp from 'sharp';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { draw, getFrom, LINK, readPicture } from '../support/picture-catalogue';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue();
});
afterEach(() => catalogue.stop());

const upload = (file: Buffer) => catalogue.as(ada).upload(file);
const get = (address: string) => getFrom(catalogue, address);

describe('a viewer of IIIF', () => {
  const json = async (address: string) => (await get(address)).json();

  it('reads the description of a picture, and every tile that it may ask for', async () => {
    const { url } = (await upload(await draw(1300, 700))).body;
    const { id } = await catalogue.as(ada).add({ image: url });
    const { iiif } = (await readPicture(catalogue, id)).picture;
    const { headers } = await get(`${iiif}/info.json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const info = await json(`${iiif}/info.json`);
    expect(info).toMatchObject({ id: iiif, profile: 'level0', width: 1300, height: 700 });
    for (const size of ['max', `${info.maxWidth},${info.maxHeight}`]) {
      const response = await get(`${iiif}/full/${size}/0/default.jpg`);
      expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('jpeg');
    }
    const [{ width: side, scaleFactors }] = info.tiles;
    for (const factor of scaleFactors as number[]) {
      for (let x = 0; x < 1300; x += side * factor) {
        for (let y = 0; y < 700; y += side * factor) {
          const [w, h] = [Math.min(side * factor, 1300 - x), Math.min(side * factor, 700 - y)];
          const size = [w, h].map((length) => Math.ceil(length / factor));
          const region = w === 1300 && h === 700 ? 'full' : [x, y, w, h].join();
          const tile = await get(`${iiif}/${region}/${size.join()}/0/default.jpg`);
          expect([region, size, tile.status]).toEqual([region, size, 200]);
        }
      }
    }
    expect((await get(`${iiif}/0,0,7,7/7,7/0/default.jpg`)).status).toBe(404);
    expect((await get('https://antiquary.example/iiif/%00/info.json')).status).toBe(404);
    expect((await get(`${iiif}/..%2f..%2fantiquary.sqlite/max/0/default.jpg`)).status).toBe(404);
  });

  it('gets a tile with its own type, also at the address of a file', async () => {
    const { url } = (await upload(await draw(64, 48))).body;
    const tile = await catalogue.visitor.fetch(
      'GET',
      new URL(url).pathname.replace('full.webp', 'tiles%2Ffull-64,48.jpg'),
    );
    expect(tile.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(await tile.arrayBuffer()).metadata()).format).toBe('jpeg');
  });

  it('reads the manifest of an artifact', async () => {
    const { url } = (await upload(await draw(1300, 700))).body;
    const artifact = { image: url, rights: 'https://creativecommons.org/publicdomain/zero/1.0/' };
    const { id } = await catalogue.as(ada).add(artifact);
    const manifest = await json(`https://antiquary.example/iiif/manifest/${id}`);
    const state = { warnings: [] };
    expect(presentation3StrictUpgrade(structuredClone(manifest), state)).toEqual(manifest);
    expect(state.warnings).toEqual([]);
    expect(manifest.items[0]).toMatchObject({ type: 'Canvas', width: 1300, height: 700 });
    const [{ body }] = manifest.items[0].items[0].items;
    expect((await get(body.id)).status).toBe(200);
  });

  it('reads no manifest of an artifact without a stored picture', async () => {
    const { id } = await catalogue.as(ada).add({ image: LINK });
    const status = async () => (await get(`https://antiquary.example/iiif/manifest/${id}`)).status;
    expect(await status()).toBe(404);
    await catalogue.as(ada).delete(id);
    expect(await status()).toBe(410);
  });
});
