import type { IconShape } from './icon-shape.ts';

/** Icons of the second factor, which is asked for before the workspace and changed in it. */
export const factorShapes = {
  copy: { boxes: [[7, 7, 9.5, 9.5, 1.5]], path: 'M4.5 13h-1V3.5H13v1' },
  download: { path: 'M10 3v9.5M6 8.5l4 4 4-4M4 16.5h12' },
  fingerprint: {
    path: 'M5 8.5a5 5 0 0 1 10 0v2M7.5 16c-.9-2-1-4.5-1-6.5a3.5 3.5 0 0 1 7 0c0 2.5.2 4.5.8 6M10 9.5c0 3 .2 5.5 1 7.5',
  },
  plus: { path: 'M10 4.5v11M4.5 10h11' },
  print: { path: 'M5.5 7.5V3h9v4.5M5.5 14H3.5V8.5a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1V14h-2M5.5 11.5h9V17h-9z' },
  smartphone: { boxes: [[6, 2.5, 8, 15, 1.5]], path: 'M9.2 15h1.6' },
} as const satisfies Readonly<Record<string, IconShape>>;
