import OpenSeadragon from 'openseadragon';

/** How often a tile that was not loaded is requested again. */
const RETRIES = 1;
/** By how much a press of a key or a button zooms. */
const STEP = 1.5;
/** How far an arrow key moves the picture, as a part of what is shown. */
const MOVE = 0.2;

interface ViewerEvents {
  /** The first part of the picture is drawn. */
  onDrawn: () => void;
  /** Nothing of the picture could be loaded. */
  onFail: () => void;
  /** A part of the picture could not be loaded, while others are shown. */
  onPartFail: () => void;
}

/** What a reader can do with an open picture. */
export interface ZoomViewer {
  zoomIn: () => void;
  zoomOut: () => void;
  showWhole: () => void;
  /** Acts on a key. @returns whether the key has a meaning */
  press: (key: string) => boolean;
  /** The element that shows the picture and takes the keys. */
  canvas: HTMLElement;
  close: () => void;
}

/**
 * Shows a picture in the element, from the tiles of an IIIF image service.
 * @param service the path of the service, without `/info.json`
 */
export function openZoomViewer(
  element: HTMLElement,
  service: string,
  { onDrawn, onFail, onPartFail }: ViewerEvents,
): ZoomViewer {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const touch = { flickEnabled: !isStill };
  const viewer = OpenSeadragon({
    element,
    drawer: 'canvas',
    showNavigationControl: false,
    // The dialog handles keys, so that they work wherever the focus is.
    keyboardNavEnabled: false,
    visibilityRatio: 1,
    constrainDuringPan: true,
    minZoomImageRatio: 1,
    maxZoomPixelRatio: 2,
    tileRetryMax: RETRIES,
    ...(isStill && { animationTime: 0 }),
    gestureSettingsTouch: touch,
    gestureSettingsPen: touch,
  });
  const { viewport } = viewer;
  const leaving = new AbortController();
  let drawn = false;
  let isWhole = true;

  viewer.addOnceHandler('tile-drawn', () => {
    drawn = true;
    onDrawn();
  });
  viewer.addHandler('tile-load-failed', ({ tries }) => {
    if (tries <= RETRIES) return;
    if (drawn) onPartFail();
    else onFail();
  });
  viewer.addHandler('zoom', ({ zoom }) => (isWhole = zoom <= viewport.getHomeZoom()));
  // A phone that is turned still shows the whole picture.
  viewer.addHandler('resize', () => {
    if (isWhole) requestAnimationFrame(() => viewer.isOpen() && viewport.goHome(true));
  });
  viewer.addHandler('open-failed', onFail);
  readInfo(service, leaving.signal).then(
    (info) => viewer.open({ tileSource: info }),
    () => !leaving.signal.aborted && onFail(),
  );

  const zoomBy = (factor: number) => viewport.zoomBy(factor).applyConstraints();
  const move = (x: number, y: number) => {
    const { width, height } = viewport.getBounds();
    viewport.panBy(new OpenSeadragon.Point(x * width * MOVE, y * height * MOVE)).applyConstraints();
  };
  const zoomIn = () => void zoomBy(STEP);
  const zoomOut = () => void zoomBy(1 / STEP);
  const showWhole = () => void viewport.goHome();
  const keys: Record<string, () => void> = {
    '+': zoomIn,
    // The same key as +, on many keyboards.
    '=': zoomIn,
    '-': zoomOut,
    _: zoomOut,
    '0': showWhole,
    ArrowLeft: () => move(-1, 0),
    ArrowRight: () => move(1, 0),
    ArrowUp: () => move(0, -1),
    ArrowDown: () => move(0, 1),
  };

  return {
    ...{ zoomIn, zoomOut, showWhole, canvas: viewer.canvas },
    press(key) {
      keys[key]?.();
      return key in keys;
    },
    close() {
      leaving.abort();
      viewer.destroy();
    },
  };
}

/**
 * Reads the description of the picture. Its tiles are taken from the page's own origin, which the public
 * address may differ from.
 */
async function readInfo(service: string, signal: AbortSignal): Promise<object> {
  const response = await fetch(`${service}/info.json`, { signal });
  if (!response.ok) throw new Error(`${service}/info.json: ${response.status}`);
  const info = (await response.json()) as object;
  return { ...info, id: service };
}
