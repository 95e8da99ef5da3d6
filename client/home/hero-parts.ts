import styled from 'styled-components';
import { color, from } from '../ui/theme';

/**
 * Has the same size with and without Swiper, so that nothing moves when Swiper starts. `data-ready` is
 * an attribute, because React would drop Swiper's class names if it changed the class name.
 */
export const Frame = styled.div`
  --swiper-navigation-size: 2.75rem;
  --swiper-navigation-color: ${color.onPicture};
  --swiper-navigation-top-offset: calc(100% - 2.125rem);
  --swiper-navigation-sides-offset: 0.75rem;
  --swiper-pagination-bottom: 1.375rem;

  position: relative;
  width: 100%;
  height: 60vh;
  min-height: 20rem;
  overflow: hidden;
  background: ${color.night};
  :focus-visible {
    outline-color: ${color.onPicture};
  }
  @media (min-width: ${from.tablet}) {
    --swiper-navigation-top-offset: 50%;
    --swiper-navigation-sides-offset: 1rem;
    height: 70vh;
  }
  @media (min-width: ${from.desktop}) {
    height: 80vh;
  }

  &&:not([data-ready]) > button {
    visibility: hidden;
  }
  @media print {
    && > :is(button, .swiper-pagination) {
      display: none;
    }
  }
  && > button {
    position: absolute;
    padding: 0;
    border: 1px solid rgb(255 255 255 / 0.7);
    border-radius: 50%;
    background: rgb(24 11 5 / 0.6);
    color: ${color.onPicture};
    cursor: pointer;
  }
  && > button:hover {
    background: rgb(24 11 5 / 0.85);
  }
  && .swiper-navigation-icon {
    width: 0.5rem;
    height: 0.9rem;
  }
  && > .swiper-button-next {
    right: auto;
    left: 4rem;
  }
  @media (min-width: ${from.tablet}) {
    && > .swiper-button-next {
      right: var(--swiper-navigation-sides-offset);
      left: auto;
    }
  }

  /* The row of dots is as wide as the hero, and must not cover the buttons beside it. */
  && > .swiper-pagination {
    pointer-events: none;
  }
  /* A dot of 12 px in a target of 24. */
  && .swiper-pagination-bullet {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    padding: 0;
    border: 6px solid transparent;
    background: ${color.onPicture} content-box;
    background-clip: padding-box;
    opacity: 0.6;
    cursor: pointer;
    pointer-events: auto;
  }
  && .swiper-pagination-bullet-active {
    background-color: ${color.onNight};
    opacity: 1;
  }
  /* Forced colours would paint every dot alike. */
  @media (forced-colors: active) {
    && .swiper-pagination-bullet {
      border: 4px solid CanvasText;
      background-color: Canvas;
      background-clip: border-box;
      opacity: 1;
      forced-color-adjust: none;
    }
    && .swiper-pagination-bullet-active {
      border-color: Highlight;
      background-color: Highlight;
      outline: 2px solid CanvasText;
    }
  }
`;

export const Slides = styled.div`
  display: flex;
  width: 100%;
  height: 100%;
`;

export const PauseButton = styled.button`
  position: absolute;
  right: 0.75rem;
  bottom: 0.75rem;
  z-index: 10;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  @media (min-width: ${from.tablet}) {
    right: 1rem;
  }
`;
