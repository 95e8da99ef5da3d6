import { runtimeConfig } from '../runtime-config';

/** Drawn portraits, for members who have no picture of themselves at hand. */
const seals = {
  owl: 'Owl',
  scarab: 'Scarab',
  lotus: 'Lotus',
  amphora: 'Amphora',
  star: 'Star',
  jade: 'Jade disc',
};

export interface Seal {
  name: string;
  path: string;
  /** The absolute address, as a portrait has one. */
  address: string;
}

/** The seals of this site, the first of which a registration begins with. */
export const ownSeals = (): Seal[] =>
  Object.entries(seals).map(([key, name]) => {
    const path = `/seals/${key}.svg`;
    return { name, path, address: runtimeConfig().publicUrl + path };
  });
