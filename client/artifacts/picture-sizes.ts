import type { CSSProperties } from 'react';
import { LARGEST_COPY } from '../../common/picture-limits';
import type { ArtifactPicture_ArtifactFragment } from '../generated/graphql';
import { runtimeConfig } from '../runtime-config';
import { color, from } from '../ui/theme';

/** A copy that the product stores. */
export type StoredPicture = NonNullable<ArtifactPicture_ArtifactFragment['picture']>;

/** The room that a page has for a picture. */
interface Frame {
  /** Its width in each layout, the widest layout first; null is the layout below all others. */
  widths: readonly (readonly [layout: keyof typeof from | null, width: string])[];
  /** Its width, divided by its height. */
  ratio: number;
  /** Whether it shows the middle of a picture of nearly its own shape, rather than bands beside it. */
  fills?: boolean;
  /** The width in pixels above which a file is of no use, even on a screen with three dots for one. */
  widest: number;
}

const inColumns = [
  ['wide', 'min(21vw,22rem)'],
  ['desktop', '30vw'],
  ['narrow', '46vw'],
] as const;
const ofCard = { ratio: 1, fills: true, widest: 1280 };

const frames = {
  card: { widths: [...inColumns, [null, '92vw']], ...ofCard },
  /** In a row of cards that scrolls. */
  rowCard: {
    widths: [
      ['desktop', '19rem'],
      [null, '15rem'],
    ],
    ...ofCard,
  },
  /** Beside words about the artifact. */
  thumbnail: { widths: [[null, '6rem']], ratio: 4 / 3, widest: 640 },
  /** The picture of an artifact's page. */
  plate: {
    widths: [
      ['desktop', 'min(46vw,46rem)'],
      [null, '92vw'],
    ],
    ...{ ratio: 4 / 3, widest: LARGEST_COPY },
  },
  /** The page for the frames of other sites. */
  embed: { widths: [[null, '100vw']], ratio: 1, widest: LARGEST_COPY },
} as const satisfies Record<string, Frame>;

/** Where a picture stands. */
export type PicturePlace = keyof typeof frames;

/** The attributes by which a browser chooses a file. */
interface Source {
  src: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
}

/** For programs that do not know `srcset`, `src` is the largest file of this width at most, in pixels. */
const MIDDLE = 640;

/** The files of a stored picture that are of use in a place, with addresses of the page's own origin. */
export function sourceFor(picture: StoredPicture, place: PicturePlace): Source {
  const { width, height } = picture;
  const { widest } = frames[place];
  const files = filesOf(picture).filter((file, index) => index === 0 || file.width <= widest);
  const middle = files.findLast((file) => file.width <= MIDDLE) ?? files[0] ?? picture;
  return {
    src: ownPath(middle.url),
    srcSet: files.map((file) => `${ownPath(file.url)} ${file.width}w`).join(','),
    sizes: sizesOf(picture, place),
    width,
    height,
  };
}

/** The sizes, and the whole picture if it is larger than these, but not huge. */
function filesOf(picture: StoredPicture): { url: string; width: number }[] {
  const { width, height, sizes } = picture;
  const isOfUse = width > (sizes.at(-1)?.width ?? 0) && Math.max(width, height) < LARGEST_COPY;
  return isOfUse ? [...sizes, picture] : [...sizes];
}

/** How much longer one side of a picture may be than in the frame that it fills. 4:3 fills a square. */
const MOST_CUT = 1.4;

/** Whether a picture fills the frame, which cuts off its edges. Otherwise it stands in the frame whole. */
export function fillsFrame({ width, height }: StoredPicture, place: PicturePlace): boolean {
  const { ratio, fills = false }: Frame = frames[place];
  const cut = width / height / ratio;
  return fills && Math.max(cut, 1 / cut) <= MOST_CUT;
}

/** The width of the picture itself: a tall picture that stands in a wide frame is narrower than the frame. */
function sizesOf(picture: StoredPicture, place: PicturePlace): string {
  const { widths, ratio }: Frame = frames[place];
  const relative = picture.width / picture.height / ratio;
  const isFilling = fillsFrame(picture, place);
  const part = (isFilling ? Math.max(1, relative) : Math.min(1, relative)).toFixed(2);
  return widths
    .map(([layout, length]) => {
      const condition = layout ? `(min-width:${from[layout]}) ` : '';
      return condition + (part === '1.00' ? length : `calc(${part}*${length})`);
    })
    .join(',');
}

/**
 * Shows the preview exactly where the picture will be. The browser blurs the preview, because it enlarges it.
 */
export const previewStyle = ({ preview }: StoredPicture, isFilling: boolean): CSSProperties => ({
  background: `${color.mount} url(${preview}) 50%/${isFilling ? 'cover' : 'contain'} no-repeat`,
});

/** The address of one of the product's own files from the page's own origin; any other as it is. */
export function ownPath(address: string): string {
  const { publicUrl } = runtimeConfig();
  return address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
}
