import type { IconShape } from './icon-shape.ts';

/** Icons of the public face; they load with the first page. */
export const publicShapes = {
  'arrow-back': { path: 'M16 10H4M8.5 5.5L4 10l4.5 4.5', mirrors: true },
  'arrow-on': { path: 'M4 10h12M11.5 5.5L16 10l-4.5 4.5', mirrors: true },
  bank: { path: 'M3 8l7-4.5L17 8zM5 8v6.5M10 8v6.5M15 8v6.5M3 16.5h14' },
  book: { path: 'M4 4.8A1.8 1.8 0 0 1 5.8 3H16v11.5H5.8A1.8 1.8 0 0 0 4 16.3zM4 16.3c0 .7.6 1.2 1.3 1.2H16' },
  building: { path: 'M4.5 17V4l7-1v14M11.5 7.5h4V17M3 17h14M7 7h2M7 10h2M7 13h2' },
  certificate: { circles: [[10, 8, 4.5]], path: 'M7.5 12l-1 5.5 3.5-2 3.5 2-1-5.5' },
  check: { path: 'M4.5 10.5l3.5 3.5 7.5-8' },
  'chevron-down': { path: 'M5.5 8l4.5 4.5L14.5 8' },
  close: { path: 'M5.5 5.5l9 9m0-9l-9 9' },
  connector: { path: 'M2.5 10h4M13.5 10h4M6.5 7h3.5v6H6.5zM10 8.3h3.5v3.4H10z' },
  eye: { path: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5z', circles: [[10, 10, 2.3]] },
  file: { path: 'M5 2.5h6.5l3.5 3.5v11.5H5zM11.5 2.5V6H15' },
  flask: { path: 'M8 3h4M8.8 3v4.5L4.5 15.5A1.2 1.2 0 0 0 5.6 17h8.8a1.2 1.2 0 0 0 1.1-1.5L11.2 7.5V3M6.8 12h6.4' },
  globe: { circles: [[10, 10, 7]], path: 'M3 10h14M10 3c4 4.5 4 9.5 0 14-4-4.5-4-9.5 0-14z' },
  help: { circles: [[10, 10, 7]], path: 'M8 8.2a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.6M10 14v.01' },
  home: { path: 'M3.5 9.5L10 4l6.5 5.5V17h-4.2v-4.5H7.7V17H3.5z' },
  info: { circles: [[10, 10, 7]], path: 'M10 9.3V14M10 6.5v.01' },
  key: { circles: [[7, 13, 3.5]], path: 'M9.5 10.5L16.5 3.5M13.5 6.5L16 9' },
  lock: { boxes: [[4.5, 9, 11, 8, 1.5]], path: 'M7 9V6.5a3 3 0 0 1 6 0V9' },
  mail: { boxes: [[2.8, 4.5, 14.4, 11, 1.5]], path: 'M3 5.5l7 5.5 7-5.5' },
  menu: { path: 'M3 6h14M3 10h14M3 14h14' },
  module: { boxes: [[4, 2.8, 12, 14.4, 1]], path: 'M10 2.8v14.4M4 7.6h12M4 12.4h12' },
  offline: {
    path: 'M3 3l14 14M5.8 10.2a6 6 0 0 1 2.5-1.5M11.8 8.7a6 6 0 0 1 2.4 1.5M3 7.5a10 10 0 0 1 2.5-1.7M8.5 4.9A10 10 0 0 1 17 7.5M8 12.8a3 3 0 0 1 4 0M10 15.5v.01',
  },
  pen: { path: 'M4 16l.8-3.5L13.5 4l2.5 2.5-8.5 8.7z' },
  phone: {
    path: 'M4 4.2A1.2 1.2 0 0 1 5.2 3h1.9l1.5 3.6-1.8 1.2a8.5 8.5 0 0 0 5.4 5.4l1.2-1.8 3.6 1.5v1.9a1.2 1.2 0 0 1-1.2 1.2C9.5 16 4 10.5 4 4.2z',
  },
  refresh: { path: 'M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4' },
  send: { path: 'M16.5 3.5L3.5 8.5l5.5 2.5 2.5 5.5zM9 11l3.2-3.2', mirrors: true },
  shield: { path: 'M10 2.8l6 2.2v4.7c0 3.9-2.5 6.3-6 7.5-3.5-1.2-6-3.6-6-7.5V5zM7.3 10l2 2 3.5-3.8' },
  sun: {
    circles: [[10, 10, 3.5]],
    path: 'M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M4.7 15.3l1-1M14.3 5.7l1-1',
  },
  tracker: { path: 'M2.8 9.8l14-5.6M10 7v10M6.5 17h7' },
  truck: {
    path: 'M2.5 5h9v9h-9zM11.5 8h3.5l2.5 3v3h-6',
    circles: [
      [6, 14.5, 1.6],
      [14, 14.5, 1.6],
    ],
    mirrors: true,
  },
  warning: { path: 'M10 3.5L17.5 16.5h-15zM10 8.5v4M10 14.5v.01' },
  wrench: {
    path: 'M16.5 6.5a4 4 0 0 1-5.3 4.6l-5.5 5.5a1.6 1.6 0 0 1-2.3-2.3l5.5-5.5a4 4 0 0 1 4.6-5.3L11 6l.5 2.5L14 9z',
  },
} as const satisfies Record<string, IconShape>;
