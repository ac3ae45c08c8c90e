import { at, crop } from './grays.ts';
import type { Grays } from './grays.ts';

const wanted = 5;

type Box = [left: number, top: number, right: number, bottom: number];

/** Everything that hangs together, with its size. */
function components(ink: Grays): { box: Box; area: number }[] {
  const seen = new Uint8Array(ink.pixels.length);
  const found: { box: Box; area: number }[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || ink.pixels[start] !== 1) continue;
    const box: Box = [ink.width, ink.height, 0, 0];
    const queue = [start];
    seen[start] = 1;
    for (let next = 0; next < queue.length; next += 1) {
      const index = queue[next] ?? 0;
      const [x, y] = [index % ink.width, Math.floor(index / ink.width)];
      box.splice(0, 4, Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1));
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const beside = (y + dy) * ink.width + x + dx;
          if (at(ink, x + dx, y + dy) !== 1 || seen[beside] === 1) continue;
          seen[beside] = 1;
          queue.push(beside);
        }
    }
    found.push({ box, area: queue.length });
  }
  return found;
}

function halved([left, top, right, bottom]: Box): Box[] {
  const middle = Math.floor((left + right) / 2);
  return [
    [left, top, middle, bottom],
    [middle, top, right, bottom],
  ];
}

/** Characters as what hangs together: the largest five pieces, the widest halved while they are fewer. */
export function byComponents(ink: Grays): Grays[] {
  let boxes = components(ink)
    .toSorted((one, other) => other.area - one.area)
    .slice(0, wanted)
    .filter(({ area }) => area > 80)
    .map(({ box }) => box);
  while (boxes.length > 0 && boxes.length < wanted) {
    const [widest, ...others] = boxes.toSorted((one, other) => other[2] - other[0] - (one[2] - one[0]));
    boxes = [...(widest ? halved(widest) : []), ...others];
  }
  return boxes.toSorted((one, other) => one[0] - other[0]).map((box) => crop(ink, box));
}

/** Columns where the parts between them are as wide as characters and cut the least ink. */
function bestCuts(columns: number[], [left, right]: [number, number]): number[] {
  const mean = (right - left) / wanted;
  const cost = (width: number, column: number) => (columns[column] ?? 0) + Math.abs(width - mean) / 4;
  let ways = new Map<number, { cuts: number[]; total: number }>([[left, { cuts: [left], total: 0 }]]);
  for (let cut = 1; cut <= wanted; cut += 1) {
    const next: typeof ways = new Map();
    for (const [from, { cuts, total }] of ways)
      for (let column = from + Math.floor(mean / 2); column <= from + mean * 1.7 && column <= right; column += 1) {
        if (cut === wanted && column !== right) continue;
        const sum = total + cost(column - from, column);
        if (sum < (next.get(column)?.total ?? Infinity)) next.set(column, { cuts: [...cuts, column], total: sum });
      }
    ways = next;
  }
  return ways.get(right)?.cuts ?? [];
}

/** Characters as what lies between the columns with the least ink. */
export function byColumns(ink: Grays): Grays[] {
  const columns = Array.from({ length: ink.width }, (_, x) => {
    let count = 0;
    for (let y = 0; y < ink.height; y += 1) count += at(ink, x, y);
    return count;
  });
  // A line that runs on alone has no more than its own width in a column.
  const full = [...columns.keys()].filter((x) => (columns[x] ?? 0) > 9);
  const cuts = bestCuts(columns, [Math.max(0, (full[0] ?? 0) - 3), Math.min(ink.width, (full.at(-1) ?? 0) + 4)]);
  return cuts.slice(1).map((right, index) => crop(ink, [cuts[index] ?? 0, 0, right, ink.height]));
}
