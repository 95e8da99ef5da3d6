type Handler = (event: object) => void;

/** Stands for OpenSeadragon, which needs a canvas: records what a viewer is asked to do. */
export class FakeViewer {
  static opened: FakeViewer[] = [];
  static get last(): FakeViewer {
    const viewer = FakeViewer.opened.at(-1);
    if (!viewer) throw new Error('No viewer was opened.');
    return viewer;
  }

  readonly canvas = document.createElement('div');
  readonly calls: unknown[][] = [];
  private readonly handlers: [string, Handler][] = [];
  private readonly noting = (name: string) => (value?: unknown) => {
    this.calls.push(value === undefined ? [name] : [name, value]);
    return this.viewport;
  };
  readonly viewport: Record<string, unknown> = {
    zoomBy: this.noting('zoomBy'),
    panBy: this.noting('panBy'),
    goHome: this.noting('goHome'),
    applyConstraints: () => undefined,
    getBounds: () => ({ width: 1, height: 1 }),
    getHomeZoom: () => 1,
  };
  readonly open = this.noting('open');
  readonly destroy = () => {
    this.canvas.remove();
    this.calls.push(['destroy']);
  };
  readonly isOpen = () => true;

  constructor({ element }: { element: HTMLElement }) {
    this.canvas.tabIndex = 0;
    element.append(this.canvas);
    FakeViewer.opened.push(this);
  }

  readonly addHandler = (name: string, handler: Handler) => this.handlers.push([name, handler]);
  readonly addOnceHandler = this.addHandler;

  /** Tells the viewer's handlers of an event. */
  raise(name: string, event = {}): void {
    for (const [wanted, handler] of this.handlers) if (wanted === name) handler(event);
  }
}

/** The module `openseadragon`. */
export const fakeOpenSeadragon = () =>
  Object.assign((options: { element: HTMLElement }) => new FakeViewer(options), {
    Point: class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
    },
  });
