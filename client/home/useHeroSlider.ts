import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HeroSlider, SliderState } from './hero-slider';

/**
 * Loads the slider's code after the first slide has been rendered, and reports the slider's state to
 * React. Without that code the first slide stays.
 */
export function useHeroSlider() {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HeroSlider>(null);
  const [state, setState] = useState<SliderState>();

  useEffect(() => {
    const element = frame.current;
    let left = false;
    async function start() {
      const { createHeroSlider } = await import('./hero-slider');
      if (element && !left) slider.current = createHeroSlider(element, setState);
    }
    // The browser logs a module that fails to load.
    start().catch(() => undefined);
    return () => {
      left = true;
      slider.current?.destroy();
      slider.current = null;
    };
  }, []);

  // The previous slide becomes inert, so its focus moves to the slide that is shown.
  useLayoutEffect(() => {
    if (!state?.hadFocus) return;
    frame.current
      ?.querySelector<HTMLElement>('.swiper-slide:not([inert]) a')
      ?.focus({ preventScroll: true });
  }, [state?.hadFocus, state?.shown]);

  const toggle = () => (state?.playing ? slider.current?.pause() : slider.current?.play());

  return {
    frame,
    ready: state !== undefined,
    shown: state?.shown ?? 0,
    playing: state?.playing ?? false,
    toggle,
  };
}
