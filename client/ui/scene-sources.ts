/** The size of a scene for phones, as `npm run pictures` writes it beside the full size. */
export const SMALL_SCENE = { suffix: '-small', scale: 0.6 };

/** The `srcset` of a scene whose full size has this width in pixels. */
export function sceneSources(image: string, width: number): string {
  const small = image.replace(/\.webp$/, `${SMALL_SCENE.suffix}.webp`);
  return `${small} ${width * SMALL_SCENE.scale}w, ${image} ${width}w`;
}
