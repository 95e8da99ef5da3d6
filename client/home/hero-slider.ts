import Swiper from 'swiper';
import { A11y, Autoplay, Navigation, Pagination } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/pagination';

const delayMs = 4000;
const speedMs = 300;

export interface SliderState {
  /** Which slide is shown, counted from 0. */
  shown: number;
  playing: boolean;
  /** Whether the previous slide had the focus. */
  hadFocus: boolean;
}

/**
 * Starts the slider on the hero's markup. Only `pause` and reduced motion stop it. With reduced motion,
 * slides change without an animation, and only on request.
 */
export function createHeroSlider(frame: HTMLElement, onChange: (state: SliderState) => void) {
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  let hadFocus = false;

  const swiper = new Swiper(frame, {
    modules: [A11y, Autoplay, Navigation, Pagination],
    init: false,
    loop: true,
    speed: speedMs,
    autoplay: {
      enabled: true,
      delay: delayMs,
      disableOnInteraction: false,
      pauseOnMouseEnter: false,
      // The next delay begins with the slide's motion: the hero advances every 4000 ms.
      waitForTransition: false,
    },
    navigation: {
      prevEl: frame.querySelector<HTMLElement>('.swiper-button-prev'),
      nextEl: frame.querySelector<HTMLElement>('.swiper-button-next'),
    },
    pagination: {
      el: frame.querySelector<HTMLElement>('.swiper-pagination'),
      clickable: true,
      bulletElement: 'button',
    },
    a11y: {
      slideRole: '',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
      scrollOnFocus: false,
    },
  });

  const tell = () =>
    onChange({ shown: swiper.realIndex, playing: swiper.autoplay.running, hadFocus });
  const noteFocus = () => {
    hadFocus = swiper.wrapperEl.contains(document.activeElement);
  };
  const followPreference = () => {
    swiper.params.speed = stillness.matches ? 0 : speedMs;
    if (stillness.matches) swiper.autoplay.stop();
  };

  // Swiper's autoplay drops its timer at the end of a swipe, and a swipe that ends where it began
  // brings no new slide to set it again.
  let swiped = false;
  swiper.on('sliderFirstMove', () => {
    swiped = true;
  });
  swiper.on('touchEnd', () => {
    if (swiped) swiper.autoplay.resume();
    swiped = false;
  });
  // The loop moves slides within the document, which takes the focus from them.
  swiper.on('beforeLoopFix', noteFocus);
  swiper.on('slideChange autoplayStart autoplayStop', tell);
  swiper.init();
  followPreference();
  stillness.addEventListener('change', followPreference);

  return {
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    destroy() {
      stillness.removeEventListener('change', followPreference);
      swiper.off('slideChange autoplayStart autoplayStop', tell);
      swiper.destroy();
    },
  };
}

export type HeroSlider = ReturnType<typeof createHeroSlider>;
