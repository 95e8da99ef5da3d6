import styled from 'styled-components';
import { ButtonLink } from '../ui/Button';
import { pictureSources } from '../ui/picture-sources';
import { color, font, from, layout, size, space } from '../ui/theme';
import type { HeroSlide } from '../site';

interface HeroSlideViewProps {
  slide: HeroSlide;
  /** '1 of 3' */
  position: string;
  shown: boolean;
  /** False for the later slides until the first slide has been rendered. */
  withPicture: boolean;
  first: boolean;
}

export function HeroSlideView(props: HeroSlideViewProps) {
  const { slide, position, shown, withPicture, first } = props;
  return (
    <Slide
      className="swiper-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      inert={!shown}
    >
      {withPicture && (
        <Picture
          {...pictureSources(slide.picture, 1600)}
          sizes="100vw"
          alt=""
          width={1600}
          height={900}
          fetchPriority={first ? 'high' : 'low'}
        />
      )}
      <Scrim />
      <Words>
        <Title>{slide.title}</Title>
        <Subtitle>{slide.subtitle}</Subtitle>
        <ButtonLink to={slide.link}>{slide.button}</ButtonLink>
      </Words>
    </Slide>
  );
}

/** `&&` raises the specificity, so that Swiper's rules, which load later, do not change the layout. */
const Slide = styled.div`
  && {
    position: relative;
    display: grid;
    flex-shrink: 0;
    align-items: end;
    width: 100%;
    height: 100%;
    background: ${color.night};
    isolation: isolate;
  }
  @media (min-width: ${from.desktop}) {
    && {
      align-items: center;
    }
  }
`;

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 62% 50%;
`;

/**
 * Keeps white text at 4.5:1 and more over the brightest part of each picture. A multiplied brown leaves a
 * sun warm, where a dark veil would make it grey. On narrower screens the words have a scrim of their own,
 * which leaves the picture above them as it is.
 */
const Scrim = styled.div`
  position: absolute;
  inset: 0;
  @media (min-width: ${from.desktop}) {
    --words: max(0px, 50vw - ${layout.page} / 2);
    background:
      linear-gradient(to top, rgb(24 11 5 / 0.5), rgb(24 11 5 / 0) 8rem),
      linear-gradient(
        to right,
        #6b3a1f,
        #7b4526 calc(var(--words) + 20rem),
        #925a36 calc(var(--words) + 34rem),
        #cba281 calc(var(--words) + 44rem),
        #f0dfd0 calc(var(--words) + 54rem),
        #fff calc(var(--words) + 64rem)
      );
    mix-blend-mode: multiply;
  }
  @media (prefers-contrast: more) {
    background: rgb(24 11 5 / 0.8);
    mix-blend-mode: normal;
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  width: 100%;
  max-width: ${layout.page};
  margin-inline: auto;
  padding: 0 ${layout.gutter} 4.5rem;
  color: ${color.onPicture};
  isolation: isolate;
  &::before {
    position: absolute;
    inset: -4rem 0 0;
    z-index: -1;
    background: linear-gradient(
      to top,
      rgb(24 11 5 / 0.85),
      rgb(24 11 5 / 0.66) calc(100% - 4rem),
      rgb(24 11 5 / 0)
    );
    content: '';
  }
  @media (min-width: ${from.desktop}) {
    gap: ${space.md};
    /* Where the words would begin below the button at the edge, they give way to it. */
    padding: ${space.lg} max(${layout.gutter}, 5.5rem - max(0px, 50vw - ${layout.page} / 2)) 4.5rem;
    &::before {
      content: none;
    }
  }
`;

const Title = styled.h2`
  max-width: 9em;
  font-family: ${font.display};
  font-size: clamp(1.75rem, 0.95rem + 4vw, 4rem);
  line-height: 1.08;
`;

const Subtitle = styled.p`
  max-width: 26rem;
  font-size: clamp(${size.md}, 0.75rem + 1.25vw, ${size.lg});
  text-wrap: balance;
`;
