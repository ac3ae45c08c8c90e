import type { Row, Scene } from './scenes.ts';

/** Gap between two modules of a row, in widths of a module. */
const gap = 0.027;

interface Point {
  x: number;
  y: number;
}

/** Takes a point of a row (u in modules along it, v from its lower to its upper edge) to the picture. */
const projected = ([a, b, c, d, e, f, g, h]: Row['plane'], u: number, v: number): Point => {
  const depth = g * u + h * v + 1;
  return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
};

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The nearer a module, the more of its cells are drawn. */
function cellsOf(width: number): readonly [number, number] {
  if (width >= 60) return [12, 6];
  return width >= 30 ? [6, 3] : [2, 2];
}

interface RowPaths {
  back: string;
  modules: string;
  cells: string;
  posts: string;
}

function rowPaths({ plane, modules: count, rise }: Row, horizon: number): RowPaths {
  const on = (u: number, v: number): string => at(projected(plane, u, v));
  const paths: RowPaths = { back: '', modules: '', cells: '', posts: '' };
  for (let index = 0; index < count; index += 1) {
    const start = index * (1 + gap);
    const end = start + 1;
    paths.modules += `M${on(start, 0)}L${on(end, 0)}L${on(end, 1)}L${on(start, 1)}z`;
    const [rows, columns] = cellsOf(projected(plane, end, 0).x - projected(plane, start, 0).x);
    for (let row = 1; row < rows; row += 1) paths.cells += `M${on(start, row / rows)}L${on(end, row / rows)}`;
    for (let column = 1; column < columns; column += 1)
      paths.cells += `M${on(start + column / columns, 0)}L${on(start + column / columns, 1)}`;
    if (index % 3 === 1) {
      const top = projected(plane, start, 0.5);
      const depth = plane[6] * start + plane[7] * 0.5 + 1;
      paths.posts += `M${at(top)}L${at({ x: top.x, y: horizon + rise / depth })}`;
    }
  }
  const last = (count - 1) * (1 + gap) + 1;
  paths.back = `M${on(0, 0)}L${on(last, 0)}L${on(last, 1)}L${on(0, 1)}z`;
  return paths;
}

function RowOfModules({ row, horizon }: { row: Row; horizon: number }) {
  const { back, modules, cells, posts } = rowPaths(row, horizon);
  return (
    <g>
      <path d={posts} fill="none" stroke="var(--hd-ill-line)" strokeWidth={row.opacity ? 1.5 : 5 - row.tone} />
      <path d={back} fill="var(--hd-ill-gap)" />
      <path d={modules} fill={`var(--hd-ill-cell-${row.tone})`} opacity={row.opacity} />
      <path d={cells} fill="none" stroke="var(--hd-ill-gap)" strokeOpacity={row.tone === 1 ? 0.28 : 0.22} strokeWidth=".8" />
    </g>
  );
}

const hours = Array.from({ length: 11 }, (_, index) => (Math.PI * (index + 1)) / 12);

/** Rows of modules in true perspective under the path of the sun. `sun` says where on its way the sun is, from 0 (rise) to 1 (set). */
export function RowsScene({ scene, sun = scene.sun }: { scene: Scene; sun?: number }) {
  const { horizon, height, sky, rows, align } = scene;
  const onSky = (angle: number): Point => ({ x: sky.centre - sky.width * Math.cos(angle), y: horizon - sky.height * Math.sin(angle) });
  const place = onSky(Math.PI * sun);
  const rise = onSky(0);
  const set = onSky(Math.PI);
  return (
    <svg viewBox={`0 0 900 ${height}`} preserveAspectRatio={`${align}YMax slice`} aria-hidden="true">
      <path
        d={`M${rise.x} ${horizon}A${sky.width} ${sky.height} 0 0 1 ${set.x} ${horizon}`}
        fill="none"
        stroke="var(--hd-ill-line)"
        strokeWidth="1.25"
        strokeDasharray="1.5 6"
        strokeLinecap="round"
      />
      <g fill="var(--hd-ill-line)">
        {hours.map((hour) => (
          <circle key={hour} cx={onSky(hour).x.toFixed(1)} cy={onSky(hour).y.toFixed(1)} r="2" />
        ))}
      </g>
      <g fill="var(--hd-sun)" className="sun" style={{ transform: `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px)` }}>
        <circle r={sky.sun * 1.63} opacity=".16" />
        <circle r={sky.sun} />
      </g>
      <path d={`M-2000 ${horizon}H3000V${height}H-2000z`} fill="var(--hd-ill-ground)" />
      <path d={`M-2000 ${horizon}H3000`} stroke="var(--hd-ill-line)" strokeWidth="1.25" opacity=".7" />
      {rows.map((row) => (
        <RowOfModules key={row.rise} row={row} horizon={horizon} />
      ))}
    </svg>
  );
}
