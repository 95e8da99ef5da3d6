import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { yearsOfCentury } from '../../common/years';
import { artifactsInWords, formatCount } from '../ui/format-count';
import { CenturyAxis, overlap, sameSpan, type CenturyCount } from './century-axis';
import {
  Axis,
  Band,
  Bars,
  Caption,
  EraLine,
  Eras,
  Figure,
  Help,
  Highest,
  Picture,
  Plot,
  Scroller,
  Time,
} from './century-chart-parts';
import type { YearSpan } from './gallery-years';
import { useRovingFocus } from './useRovingFocus';

interface CenturyChartProps {
  /** The centuries that the axis reaches. */
  reached: readonly CenturyCount[];
  /** The bars. */
  counts: readonly CenturyCount[];
  /** The years that the filters ask for. */
  span: YearSpan;
  /** What stands below the chart. */
  children: ReactNode;
}

/** The units of the picture for one column, and for its height. */
const COLUMN = 10;
const HEIGHT = 100;
const LOWEST_BAR = 4;

const HELP =
  'Centuries as museums count them: the 4th century BC is 399–300 BC, the 3rd century AD is 200–299.';

/**
 * The artifacts by century, on a true axis of time. The heights are proportional to the counts; the lowest
 * bars are raised, so that one artifact is visible beside thousands. Each bar is a button that submits the
 * gallery's form with the years of its century, also before hydration and without JavaScript.
 */
export function CenturyChart({ reached, counts, span, children }: CenturyChartProps) {
  const captionId = useId();
  const helpId = useId();
  const axis = useMemo(() => new CenturyAxis([...reached, ...counts]), [reached, counts]);
  const highest = Math.max(1, ...counts.map(({ count }) => count));
  const isNarrowed = span.from !== null || span.to !== null;
  const band = axis.bandOf(span);
  const bars = counts.map(({ century, label, count }) => {
    const years = yearsOfCentury(century);
    const column = axis.columnOf(century);
    return {
      label: `${label}, ${artifactsInWords(count)}`,
      key: String(century),
      count,
      column,
      height: Math.max(LOWEST_BAR, (count / highest) * HEIGHT),
      isActive: sameSpan(years, span),
      isInSpan: overlap(years, span),
      value: `${years.from ?? ''}..${years.to}`,
    };
  });
  const roving = useRovingFocus(
    bars.map(({ key }) => key),
    (bars.find(({ isInSpan }) => isNarrowed && isInSpan) ?? bars[0])?.key,
  );
  const columnWidth = 100 / axis.columns;
  const highestBar = bars.find(({ count }) => count === highest);
  const opening = bars.find(({ isActive }) => isActive) ?? highestBar;

  return (
    <Figure>
      <Caption id={captionId}>When they were made</Caption>
      <Scroller>
        <Time style={{ '--columns': axis.columns }}>
          <Plot>
            {highestBar && (
              <Highest
                aria-hidden="true"
                style={{ left: `${(highestBar.column + 0.5) * columnWidth}%` }}
              >
                {formatCount(highest)}
              </Highest>
            )}
            {isNarrowed && (
              <Band style={{ left: `${band.start}%`, width: `${band.end - band.start}%` }} />
            )}
            {axis.eraChange !== null && <EraLine style={{ left: `${axis.eraChange}%` }} />}
            <Bars
              role="toolbar"
              aria-labelledby={captionId}
              aria-describedby={helpId}
              {...roving.toolbar}
            >
              {bars.map(({ key, label, column, isActive, value }) => {
                const centre = (column + 0.5) * columnWidth;
                return (
                  <button
                    key={key}
                    type="submit"
                    name="span"
                    value={isActive ? '' : value}
                    aria-pressed={isActive}
                    data-opening={key === opening?.key || undefined}
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
        </Time>
      </Scroller>
      <Help id={helpId}>{HELP}</Help>
      {children}
    </Figure>
  );
}
