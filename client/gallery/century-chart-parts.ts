import styled from 'styled-components';
import { color, font, from, radius, shadow, size, space } from '../ui/theme';

export const Figure = styled.figure`
  display: grid;
  break-inside: avoid;
`;

export const Caption = styled.figcaption`
  font: 600 ${size.lg} / 1.3 ${font.display};
`;

/** On a touch screen a column is wide enough for a finger, and the chart scrolls sideways. */
export const Scroller = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

export const Time = styled.div`
  @media not (min-width: ${from.tablet}), (pointer: coarse) {
    min-width: calc(var(--columns) * 1.5rem);
  }
`;

/** The room above it is that of the labels. */
export const Plot = styled.div`
  position: relative;
  margin-top: 2rem;
  height: 6rem;
  border-bottom: 1px solid ${color.control};
  @media (min-width: ${from.tablet}) {
    height: 8rem;
  }
`;

export const Band = styled.div`
  position: absolute;
  inset-block: 0;
  min-width: 2px;
  background: ${color.amber};
  @media (forced-colors: active) {
    border: 1px solid Highlight;
    border-bottom: 0;
  }
`;

export const EraLine = styled.div`
  position: absolute;
  inset-block: 0 -0.5rem;
  border-left: 1px dashed ${color.control};
`;

/** The count of the highest bar, by which a reader measures the others. */
export const Highest = styled.span`
  position: absolute;
  bottom: 100%;
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums;
  translate: -50% 0;
`;

/** Each bar is a button, with a label above the chart while it has the pointer or the focus. */
export const Bars = styled.div`
  position: absolute;
  inset: 0;
  button {
    position: absolute;
    inset-block: 0;
    padding: 0;
    border: 0;
    background: none;
    appearance: none;
    cursor: pointer;
    forced-color-adjust: none;
  }
  /* A chart that scrolls opens here. */
  [data-opening] {
    scroll-initial-target: nearest;
    scroll-snap-align: none center;
  }
  button:hover,
  button[aria-pressed='true'] {
    background: ${color.orange};
  }
  /* Above the picture, so that the bars beside it do not hide the outline. */
  button:focus-visible {
    z-index: 1;
    background: none;
    outline-offset: 0;
  }
  span {
    position: absolute;
    bottom: calc(100% + ${space.xs});
    left: 50%;
    z-index: 1;
    padding: 0.125rem ${space.sm};
    border-radius: ${radius.sm};
    background: ${color.night};
    box-shadow: ${shadow.low};
    color: ${color.onNight};
    font-size: ${size.sm};
    line-height: 1.5;
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
  }
  button:hover span,
  button:focus-visible span {
    opacity: 1;
  }
  @media (forced-colors: active) {
    span {
      border: 1px solid;
    }
    button:hover,
    button[aria-pressed='true'] {
      background: none;
      box-shadow: inset 0 0 0 1px Highlight;
    }
  }
`;

export const Picture = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: ${color.control};
  pointer-events: none;
  [data-state='chosen'] {
    fill: ${color.accent};
  }
  [data-state='other'] {
    opacity: 0.45;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
    [data-state='chosen'] {
      fill: Highlight;
    }
    [data-state='other'] {
      fill: GrayText;
      opacity: 1;
    }
  }
`;

/** The labels of the axis, each below a tick. */
export const Axis = styled.div`
  position: relative;
  height: 1.375rem;
  color: ${color.inkSoft};
  font-size: ${size.xs};
  white-space: nowrap;
  .tick {
    position: absolute;
    top: 0;
    height: 0.375rem;
    border-left: 1px solid ${color.control};
  }
  .label {
    position: absolute;
    top: 0.375rem;
  }
  .minor {
    display: none;
    @media (min-width: ${from.tablet}) {
      display: block;
    }
  }
`;

export const Help = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.4;
  text-wrap: pretty;
`;

export const Eras = styled.span`
  position: absolute;
  top: 0.375rem;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.sm};
  color: ${color.accent};
  font-weight: 600;
  letter-spacing: 0.04em;
  translate: -50% 0;
`;
