import { use, useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatAngka } from '../../kit/format/format.ts';
import { LinkContext } from '../show/link-context.ts';
import { spreadLabels } from './spread-labels.ts';
import classes from './trend-chart.module.css';

export type TrendSeries = {
  name: string;
  tone: 'brand' | 'orange' | 'blue' | 'dark-red';
  /** null leaves a gap: a day that says nothing. */
  values: readonly (number | null)[];
};

type Props = {
  /** What the lines tell, for those who cannot see them; the numbers stand in a table beside them. */
  label: string;
  /** One a point: '18'. */
  ticks: readonly string[];
  /** What a point is called where it is read out: 'Rabu, 18 November 2026'. */
  names: readonly string[];
  series: readonly TrendSeries[];
  /** Where a point is looked at more closely: Enter on it leads there. */
  hrefOf?: (index: number) => string | undefined;
};

const HEIGHT = 240;
const LEFT = 40;
/** Room for what the lines are called, each beside its end. */
const RIGHT = 96;
const LABEL_GAP = 22;
/** What the words of one tick take, with the room beside them. */
const TICK = 24;

const TOP = 12;
const BOTTOM = 28;

/** A few lines over the same days, each named at its end, read by pointing or with the arrow keys. */
export function TrendChart({ label, ticks, names, series, hrefOf }: Props) {
  const id = useId();
  const navigate = use(LinkContext);
  const [active, setActive] = useState<number | null>(null);
  const { ref, width } = useDrawnWidth();
  const top = niceTop(Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const last = Math.max(ticks.length - 1, 1);
  const x = (index: number) => LEFT + (index / last) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const ends = series.flatMap(({ name, tone, values }) => {
    const index = values.findLastIndex((value) => value !== null);
    const value = values[index];
    return typeof value === 'number' ? [{ name, tone, index, value }] : [];
  });
  const heights = spreadLabels(
    ends.map(({ value }) => y(value)),
    LABEL_GAP,
    TOP,
    HEIGHT - BOTTOM,
  );
  const every = Math.ceil((ticks.length * TICK) / (width - LEFT - RIGHT));
  const path = (run: Run) => run.map(({ index, value }) => `${x(index)},${y(value)}`).join(' ');

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = ((event.clientX - box.left) / box.width) * width - LEFT;
    setActive(clamp(Math.round((along / (width - LEFT - RIGHT)) * last), last));
  };
  const press = (event: KeyboardEvent) => {
    const href = event.key === 'Enter' && active !== null ? hrefOf?.(active) : undefined;
    if (href !== undefined) navigate?.(href);
    const end = ticks.length - 1;
    const next = {
      ArrowLeft: (active ?? ticks.length) - 1,
      ArrowRight: (active ?? -1) + 1,
      Home: 0,
      End: end,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(clamp(next, end));
  };

  return (
    <div className={classes['chart']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that can be pointed at */}
      <div
        ref={ref}
        className={classes['plot']}
        role="group"
        aria-label={label}
        aria-describedby={`${id}-read`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys walk along the days
        tabIndex={0}
        onPointerMove={point}
        onPointerLeave={() => setActive(null)}
        onKeyDown={press}
        onBlur={() => setActive(null)}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={classes['svg']} aria-hidden="true">
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <g key={share}>
              <line className={classes['grid']} x1={LEFT} x2={width - RIGHT} y1={y(top * share)} y2={y(top * share)} />
              <text className={classes['tick']} x={LEFT - 8} y={y(top * share) + 4} textAnchor="end">
                {formatAngka(top * share)}
              </text>
            </g>
          ))}
          {ticks.map(
            (tick, index) =>
              index % every === 0 && (
                <text key={names[index]} className={classes['tick']} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
                  {tick}
                </text>
              ),
          )}
          {active !== null && (
            <line className={classes['cursor']} x1={x(active)} x2={x(active)} y1={TOP} y2={HEIGHT - BOTTOM} />
          )}
          {series.map(({ name, tone, values }) => (
            <g key={name} data-tone={tone}>
              {runsOf(values).map((run) => (
                <g key={run[0]?.index}>
                  {tone === 'brand' && (
                    <polygon
                      className={classes['area']}
                      points={`${x(run[0]?.index ?? 0)},${y(0)} ${path(run)} ${x(run.at(-1)?.index ?? 0)},${y(0)}`}
                    />
                  )}
                  <polyline className={classes['line']} points={path(run)} />
                  {run.length === 1 && (
                    <circle className={classes['sole']} cx={x(run[0]?.index ?? 0)} cy={y(run[0]?.value ?? 0)} r="3" />
                  )}
                </g>
              ))}
              {active !== null && typeof values[active] === 'number' && (
                <circle className={classes['dot']} cx={x(active)} cy={y(values[active])} r="4.5" />
              )}
            </g>
          ))}
          {ends.map(({ name, tone, index, value }, at) => (
            <g key={name} data-tone={tone}>
              <polyline
                className={classes['lead']}
                points={`${x(index)},${y(value)} ${x(last) + 10},${heights[at]} ${x(last) + 14},${heights[at]}`}
              />
              <text className={classes['name']} x={x(last) + 18} y={(heights[at] ?? 0) + 4}>
                {name}
              </text>
            </g>
          ))}
        </svg>
        <p
          id={`${id}-read`}
          className={classes['read']}
          aria-live="polite"
          data-shown={active !== null || undefined}
          data-side={active !== null && active > last / 2 ? 'left' : 'right'}
        >
          {active !== null && (
            <>
              <strong>{names[active]}</strong>
              {hrefOf?.(active) !== undefined && <em>Enter membukanya</em>}
              {series.map(({ name, tone, values }) => (
                <span key={name} data-tone={tone}>
                  {name} {typeof values[active] === 'number' ? formatAngka(values[active]) : '—'}
                </span>
              ))}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** As wide as its place, so that its letters are the page's wherever it stands. */
function useDrawnWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(() => setWidth(Math.max(box.clientWidth, 240)));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { ref, width };
}

type Run = { index: number; value: number }[];

/** The unbroken stretches of a line. */
function runsOf(values: readonly (number | null)[]): Run[] {
  const runs: Run[] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ index, value });
  }
  return runs.filter((run) => run.length > 0);
}

const clamp = (index: number, last: number) => Math.min(Math.max(index, 0), last);

/** The least number above the highest value whose quarters are whole. */
function niceTop(highest: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(highest / 4)));
  const quarter = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
    .map((part) => part * step)
    .find((part) => part * 4 >= highest && part % 1 === 0);
  return (quarter ?? Math.ceil(highest / 4)) * 4;
}
