/** One line icon: a path on the 20 px grid, circles as [cx, cy, r] and boxes as [x, y, width, height, rx]. */
export interface IconShape {
  path?: string;
  circles?: readonly (readonly [number, number, number])[];
  boxes?: readonly (readonly [number, number, number, number, number])[];
  /** Points along the line of reading and mirrors in right-to-left pages. */
  mirrors?: boolean;
}
