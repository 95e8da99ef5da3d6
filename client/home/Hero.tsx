import type { HeroSlide } from '../site';
import { Frame, PauseButton, Slides } from './hero-parts';
import { HeroSlideView } from './HeroSlideView';
import { PauseIcon, PlayIcon } from './hero-icons';
import { useHeroSlider } from './useHeroSlider';

/** Plain markup with Swiper's class names. Swiper loads later and uses this markup as it is. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const { frame, ready, shown, playing, toggle } = useHeroSlider();
  return (
    <section aria-roledescription="carousel" aria-label="Highlights">
      <Frame ref={frame} className="swiper" data-ready={ready || undefined}>
        <PauseButton
          type="button"
          aria-label={playing ? 'Pause the slides' : 'Play the slides'}
          onClick={toggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </PauseButton>
        <button type="button" className="swiper-button-prev" aria-label="Previous slide" />
        <button type="button" className="swiper-button-next" aria-label="Next slide" />
        <Slides className="swiper-wrapper" aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <HeroSlideView
              key={slide.title}
              slide={slide}
              position={`${index + 1} of ${slides.length}`}
              shown={index === shown}
              withPicture={index === 0 || ready}
              first={index === 0}
            />
          ))}
        </Slides>
        <div className="swiper-pagination" />
      </Frame>
    </section>
  );
}
