import './promise-arc.css';
import type { PromiseState } from './promise.ts';

interface ArcProps {
  state: PromiseState;
  /** Radius in px: 12 in a table, 42 in the head of a case. */
  radius?: number;
}

/** The sun on its way: it rises at the start of a promise and sets when it is due; when late, it is below the horizon. */
export function Arc({ state: { phase, share }, radius = 12 }: ArcProps) {
  const ground = radius + 2.5;
  const centre = radius + 2;
  const dot = radius > 20 ? 6 : 3;
  const angle = Math.PI * (1 - share);
  const late = phase === 'late';
  const x = late ? centre + radius * 0.95 : centre + radius * Math.cos(angle);
  const y = late ? ground + dot + 0.7 : ground - radius * Math.sin(angle);
  const reached = late ? `${centre + radius} ${ground}` : `${x.toFixed(1)} ${y.toFixed(1)}`;
  const height = ground + (late ? dot + 2 : 2.5);
  return (
    <svg className={`hd-arc hd-arc-${phase}`} width={2 * centre} height={height} viewBox={`0 0 ${2 * centre} ${height}`} aria-hidden="true">
      <path className="hd-arc-path" d={`M2 ${ground}A${radius} ${radius} 0 0 1 ${centre + radius} ${ground}`} />
      {(late || share > 0) && <path className="hd-arc-gone" d={`M2 ${ground}A${radius} ${radius} 0 0 1 ${reached}`} />}
      <path className="hd-arc-land" d={`M0 ${ground}H${2 * centre}`} />
      <circle className="hd-arc-dot" cx={x.toFixed(1)} cy={y.toFixed(1)} r={dot} />
    </svg>
  );
}
