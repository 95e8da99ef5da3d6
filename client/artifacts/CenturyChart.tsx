import { Fragment, useId, useMemo } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../ui/Page';
import { formatCount } from '../ui/format-count';
import { color, font, from, radius, shadow, shortPhone, size, space } from '../ui/theme';
import { CenturyAxis, overlap, sameSpan, yearsOfCentury, type CenturyCount } from './century-axis';
import { galleryFormId } from './gallery-filters';
import type { YearSpan } from './gallery-years';
import { useRovingFocus } from './useRovingFocus';

interface CenturyChartProps {
  /** The centuries that the axis reaches. */
  reached: readonly CenturyCount[];
  /** The bars. */
  counts: readonly CenturyCount[];
  /** The years that the filters ask for. */
  span: YearSpan;
}

/** The units of the picture for one column, and for its height. */
const COLUMN = 10;
const HEIGHT = 100;
const LOWEST_BAR = 4;

/**
 * The artifacts by century, on a true axis of time. The heights grow with the square root of the counts,
 * so that one artifact is visible beside thousands. Each bar is a button that submits the gallery's form
 * with the years of its century, also before hydration and without JavaScript.
 */
export function CenturyChart({ reached, counts, span }: CenturyChartProps) {
  const captionId = useId();
  const axis = useMemo(() => new CenturyAxis([...reached, ...counts]), [reached, counts]);
  const highest = Math.sqrt(Math.max(1, ...counts.map(({ count }) => count)));
  const isNarrowed = span.from !== null || span.to !== null;
  const band = axis.bandOf(span);
  const bars = counts.map(({ century, label, count }) => {
    const years = yearsOfCentury(century);
    const column = axis.columnOf(century);
    return {
      label: `${label}, ${formatCount(count)} ${count === 1 ? 'artifact' : 'artifacts'}`,
      key: String(century),
      column,
      height: Math.max(LOWEST_BAR, (Math.sqrt(count) / highest) * HEIGHT),
      isActive: sameSpan(years, span),
      isInSpan: overlap(years, span),
      value: `${years.from ?? ''}..${years.to ?? ''}`,
    };
  });
  const roving = useRovingFocus(
    bars.map(({ key }) => key),
    (bars.find(({ isInSpan }) => isNarrowed && isInSpan) ?? bars[0])?.key,
  );
  const columnWidth = 100 / axis.columns;

  return (
    <Figure>
      <Caption id={captionId}>When they were made</Caption>
      <Plot>
        {isNarrowed && (
          <Band style={{ left: `${band.start}%`, width: `${band.end - band.start}%` }} />
        )}
        {axis.eraChange !== null && <EraLine style={{ left: `${axis.eraChange}%` }} />}
        <Bars role="toolbar" aria-labelledby={captionId} {...roving.toolbar}>
          {bars.map(({ key, label, column, isActive, value }) => {
            const centre = (column + 0.5) * columnWidth;
            return (
              <button
                key={key}
                type="submit"
                form={galleryFormId}
                name="span"
                value={isActive ? '' : value}
                aria-pressed={isActive}
                style={{ left: `${column * columnWidth}%`, width: `${columnWidth}%` }}
                {...roving.item(key)}
              >
                <span style={{ translate: `-${centre}% 0` }}>{label}</span>
              </button>
            );
          })}
        </Bars>
        <Picture
          viewBox={`0 0 ${axis.columns * COLUMN} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {bars.map(({ key, column, height, isInSpan }) => (
            <rect
              key={key}
              data-state={isNarrowed ? (isInSpan ? 'chosen' : 'other') : undefined}
              x={column * COLUMN + 1}
              y={HEIGHT - height}
              width={COLUMN - 2}
              height={height}
            />
          ))}
        </Picture>
      </Plot>
      <Axis aria-hidden="true">
        {axis.hasEarlier && (
          <span className="label" style={{ left: 0 }}>
            Earlier
          </span>
        )}
        {axis.ticks().map(({ label, at, isMinor }) => (
          <Fragment key={label}>
            <span className="tick" style={{ left: `${at}%` }} />
            <span
              className={isMinor ? 'label minor' : 'label'}
              style={{ left: `${at}%`, translate: `-${at < 4 ? 0 : at > 96 ? 100 : 50}% 0` }}
            >
              {label}
            </span>
          </Fragment>
        ))}
        {axis.eraChange !== null && (
          <Eras style={{ left: `${axis.eraChange}%` }}>
            <span>BC</span>
            <span>AD</span>
          </Eras>
        )}
      </Axis>
    </Figure>
  );
}

/** The room of a chart that loads. */
export const CenturyChartRoom = () => (
  <Figure aria-hidden="true">
    <Caption>{'\u00a0'}</Caption>
    <Plot />
    <Axis />
  </Figure>
);

const Figure = styled.figure`
  display: grid;
  break-inside: avoid;
`;

const Caption = styled.figcaption`
  margin-bottom: 2rem;
  font: 600 ${size.lg} / 1.3 ${font.display};
  @media ${shortPhone} {
    ${visuallyHidden}
  }
`;

const Plot = styled.div`
  position: relative;
  height: 6rem;
  border-bottom: 1px solid ${color.control};
  @media (min-width: ${from.tablet}) {
    height: 8rem;
  }
  @media ${shortPhone} {
    height: 2.75rem;
  }
`;

const Band = styled.div`
  position: absolute;
  inset-block: 0;
  min-width: 2px;
  background: ${color.amber};
  @media (forced-colors: active) {
    border: 1px solid Highlight;
    border-bottom: 0;
  }
`;

const EraLine = styled.div`
  position: absolute;
  inset-block: 0 -0.5rem;
  border-left: 1px dashed ${color.control};
`;

/** Each bar is a button, with a label above the chart while it has the pointer or the focus. */
const Bars = styled.div`
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

const Picture = styled.svg`
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
const Axis = styled.div`
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

const Eras = styled.span`
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
