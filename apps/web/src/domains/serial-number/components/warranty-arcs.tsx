import '#src/ui/shapes/promise-arc.css';
import './warranty-arcs.css';
import { directionOf, isLanguage } from '@heliodesk/contract/kit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

export interface Warranty {
  name: string;
  /** Its last day, `YYYY-MM-DD`. */
  until: string;
}

interface WarrantyArcsProps {
  /** The first day of all, `YYYY-MM-DD`. */
  from: string;
  now: string;
  warranties: readonly Warranty[];
}

/* The drawing, in px: the land that the sun rises from, where its paths begin and end, and how high the longest one goes. */
const width = 848;
const land = 232;
const [left, right] = [48, 800];
const top = 186;

interface Path {
  start: number;
  end: number;
  height: number;
  /** Where the sun is: at the beginning before the warranty starts, at the end when it is over. */
  sun: { x: number; y: number };
  isOver: boolean;
}

/** The path of a warranty among others that begin on the same day, as wide as it is long beside the longest. */
function pathOf(from: string, until: string, now: string, lastDay: string): Path {
  const [start, end, at, last] = [from, until, now, lastDay].map((moment) => new Date(moment).getTime()) as [
    number,
    number,
    number,
    number,
  ];
  const shareOf = (moment: number) => (last <= start ? 1 : Math.min(1, Math.max(0, (moment - start) / (last - start))));
  const radius = ((right - left) * shareOf(end)) / 2;
  const height = (top * radius * 2) / (right - left);
  const x = left + (right - left) * Math.min(shareOf(at), shareOf(end));
  const along = radius === 0 ? 1 : (x - left - radius) / radius;
  return {
    start: left,
    end: left + 2 * radius,
    height,
    sun: { x, y: land - height * Math.sqrt(Math.max(0, 1 - along ** 2)) },
    isOver: now.slice(0, 10) > until,
  };
}

/** Warranties as paths of the sun over the same years: how much of each is over, and when it ends. */
export function WarrantyArcs({ from, now, warranties }: WarrantyArcsProps) {
  const { t } = useTranslation('history');
  const { day, labelled, plainList, language } = useFormat();
  const isMirrored = isLanguage(language) && directionOf(language) === 'rtl';
  const lastDay =
    warranties
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? from;
  const drawn = warranties.map(({ name, until }) => {
    const path = pathOf(from, until, now, lastDay);
    return { name, path, isLast: until === lastDay, text: t(path.isOver ? 'passport.ended' : 'passport.until', { day: day(until) }) };
  });
  const placed = (x: number): number => (isMirrored ? width - x : x);
  return (
    <svg
      className="hd-warranties"
      viewBox={`0 0 ${width} ${land + 24}`}
      role="img"
      aria-label={plainList(drawn.map(({ name, text }) => labelled(name, text)))}
    >
      {drawn.map(({ name, path }) => (
        <Sun key={name} path={path} placed={placed} sweep={isMirrored ? 0 : 1} />
      ))}
      <path className="hd-arc-land" d={`M${left / 2} ${land}H${width - left / 2}`} />
      <text x={placed(left)} y={land + 18} className="hd-warranties-day">
        {day(from)}
      </text>
      {drawn.map(({ name, path: { start, end, height, isOver }, isLast, text }) => {
        // The longest one is named above its path, so that no other is in the way.
        const y = isLast ? land - height - 26 : land - height / 2;
        return (
          <g key={name} className={isOver ? 'hd-warranties-over' : undefined}>
            <text x={placed((start + end) / 2)} y={y} className="hd-warranties-name">
              {name}
            </text>
            <text x={placed((start + end) / 2)} y={y + 17} className="hd-warranties-day">
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface SunProps {
  path: Path;
  placed: (x: number) => number;
  sweep: 0 | 1;
}

function Sun({ path: { start, end, height, sun, isOver }, placed, sweep }: SunProps) {
  const arcTo = (x: number, y: number) =>
    `M${placed(start)} ${land}A${(end - start) / 2} ${height} 0 0 ${sweep} ${placed(x).toFixed(1)} ${y.toFixed(1)}`;
  return (
    <g className={isOver ? 'hd-arc-set' : undefined}>
      <path className="hd-arc-path" d={arcTo(end, land)} />
      {sun.x > start && <path className="hd-arc-gone" d={arcTo(sun.x, sun.y)} />}
      <circle className="hd-arc-dot" cx={placed(sun.x).toFixed(1)} cy={sun.y.toFixed(1)} r={7} />
    </g>
  );
}
