/** One line icon: a path on the 20 px grid, circles as [cx, cy, r] and boxes as [x, y, width, height, rx]. */
interface IconShape {
  path?: string;
  circles?: readonly (readonly [number, number, number])[];
  boxes?: readonly (readonly [number, number, number, number, number])[];
  /** Points along the line of reading and mirrors in right-to-left pages. */
  mirrors?: boolean;
}

const shapes = {
  'arrow-back': { path: 'M16 10H4M8.5 5.5L4 10l4.5 4.5', mirrors: true },
  'arrow-down': { path: 'M10 4v12M5.5 11.5L10 16l4.5-4.5' },
  'arrow-on': { path: 'M4 10h12M11.5 5.5L16 10l-4.5 4.5', mirrors: true },
  'arrow-up': { path: 'M10 16V4M5.5 8.5L10 4l4.5 4.5' },
  bank: { path: 'M3 8l7-4.5L17 8zM5 8v6.5M10 8v6.5M15 8v6.5M3 16.5h14' },
  bell: { path: 'M5 9a5 5 0 0 1 10 0c0 3.5 1.5 5 1.5 5h-13S5 12.5 5 9zM8.5 16.5a1.6 1.6 0 0 0 3 0' },
  book: { path: 'M4 4.8A1.8 1.8 0 0 1 5.8 3H16v11.5H5.8A1.8 1.8 0 0 0 4 16.3zM4 16.3c0 .7.6 1.2 1.3 1.2H16' },
  box: { path: 'M3.5 6.5L10 3l6.5 3.5v7L10 17l-6.5-3.5zM3.5 6.5L10 10l6.5-3.5M10 10v7' },
  building: { path: 'M4.5 17V4l7-1v14M11.5 7.5h4V17M3 17h14M7 7h2M7 10h2M7 13h2' },
  calendar: { boxes: [[3.5, 4.5, 13, 12, 1.5]], path: 'M3.5 8.5h13M7 3v3M13 3v3' },
  card: { boxes: [[2.8, 4.5, 14.4, 11, 1.5]], path: 'M2.8 8.2h14.4M5.8 12.5h3' },
  certificate: { circles: [[10, 8, 4.5]], path: 'M7.5 12l-1 5.5 3.5-2 3.5 2-1-5.5' },
  chart: { path: 'M3.5 16.5h13M6 13.5v-3.5M10 13.5v-8M14 13.5V8' },
  chat: { path: 'M3.5 4.5h13v9.5H9l-3.5 3v-3h-2z' },
  check: { path: 'M4.5 10.5l3.5 3.5 7.5-8' },
  checklist: { boxes: [[4, 3, 12, 14, 1.5]], path: 'M7 7l1 1 1.7-1.7M7 12l1 1 1.7-1.7M12 7.5h1.5M12 12.5h1.5' },
  'chevron-back': { path: 'M12 5.5L7.5 10l4.5 4.5', mirrors: true },
  'chevron-down': { path: 'M5.5 8l4.5 4.5L14.5 8' },
  'chevron-on': { path: 'M8 5.5l4.5 4.5L8 14.5', mirrors: true },
  clock: { circles: [[10, 10, 7]], path: 'M10 6v4l2.8 2' },
  close: { path: 'M5.5 5.5l9 9m0-9l-9 9' },
  columns: { boxes: [[3, 4, 14, 12, 1.5]], path: 'M7.7 4v12M12.3 4v12' },
  connector: { path: 'M2.5 10h4M13.5 10h4M6.5 7h3.5v6H6.5zM10 8.3h3.5v3.4H10z' },
  copy: { boxes: [[7, 7, 9.5, 9.5, 1.5]], path: 'M4.5 13h-1V3.5H13v1' },
  desktop: { boxes: [[4, 4.5, 12, 8.5, 1]], path: 'M2.5 16h15' },
  download: { path: 'M10 3v9.5M6 8.5l4 4 4-4M4 16.5h12' },
  drag: { path: 'M7.5 5h.01M7.5 10h.01M7.5 15h.01M12.5 5h.01M12.5 10h.01M12.5 15h.01' },
  exchange: { path: 'M4 7.5h11.5l-3-3M16 12.5H4.5l3 3' },
  eye: { path: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5z', circles: [[10, 10, 2.3]] },
  file: { path: 'M5 2.5h6.5l3.5 3.5v11.5H5zM11.5 2.5V6H15' },
  filter: { path: 'M3 5.5h14M6 10h8M8.5 14.5h3' },
  flask: { path: 'M8 3h4M8.8 3v4.5L4.5 15.5A1.2 1.2 0 0 0 5.6 17h8.8a1.2 1.2 0 0 0 1.1-1.5L11.2 7.5V3M6.8 12h6.4' },
  globe: { circles: [[10, 10, 7]], path: 'M3 10h14M10 3c4 4.5 4 9.5 0 14-4-4.5-4-9.5 0-14z' },
  help: { circles: [[10, 10, 7]], path: 'M8 8.2a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.6M10 14v.01' },
  home: { path: 'M3.5 9.5L10 4l6.5 5.5V17h-4.2v-4.5H7.7V17H3.5z' },
  image: { boxes: [[3, 4, 14, 12, 1.5]], circles: [[7.5, 8, 1.3]], path: 'M3.5 14.5l4-3.5 3 2.5 3-3 3.5 3.5' },
  inbox: { path: 'M3 11.5l2.5-7h9l2.5 7V16H3zM3 11.5h4l1 2h4l1-2h4' },
  info: { circles: [[10, 10, 7]], path: 'M10 9.3V14M10 6.5v.01' },
  key: { circles: [[7, 13, 3.5]], path: 'M9.5 10.5L16.5 3.5M13.5 6.5L16 9' },
  like: { path: 'M6 11V4.5a1.5 1.5 0 0 1 3-.2l.8 3.7h4.7a1.5 1.5 0 0 1 1.5 1.8l-.9 5A1.5 1.5 0 0 1 13.6 16H6zM6 9H3.5v7H6' },
  lock: { boxes: [[4.5, 9, 11, 8, 1.5]], path: 'M7 9V6.5a3 3 0 0 1 6 0V9' },
  mail: { boxes: [[2.8, 4.5, 14.4, 11, 1.5]], path: 'M3 5.5l7 5.5 7-5.5' },
  menu: { path: 'M3 6h14M3 10h14M3 14h14' },
  minus: { path: 'M4.5 10h11' },
  module: { boxes: [[4, 2.8, 12, 14.4, 1]], path: 'M10 2.8v14.4M4 7.6h12M4 12.4h12' },
  moon: { path: 'M16 11.5A6.5 6.5 0 1 1 8.5 4a5.2 5.2 0 0 0 7.5 7.5z' },
  more: { path: 'M4.5 10h.01M10 10h.01M15.5 10h.01' },
  note: { path: 'M4 3.5h12v9L12 16.5H4zM16 12.5h-4v4M7 7.5h6M7 10.5h3' },
  offline: {
    path: 'M3 3l14 14M5.8 10.2a6 6 0 0 1 2.5-1.5M11.8 8.7a6 6 0 0 1 2.4 1.5M3 7.5a10 10 0 0 1 2.5-1.7M8.5 4.9A10 10 0 0 1 17 7.5M8 12.8a3 3 0 0 1 4 0M10 15.5v.01',
  },
  paperclip: { path: 'M14.5 7v6.5a4.5 4.5 0 0 1-9 0V6a3 3 0 0 1 6 0v7.3a1.5 1.5 0 0 1-3 0V7' },
  pen: { path: 'M4 16l.8-3.5L13.5 4l2.5 2.5-8.5 8.7z' },
  people: {
    circles: [[7.5, 7, 2.8]],
    path: 'M2.5 16.5c.3-2.9 2.3-4.3 5-4.3s4.7 1.4 5 4.3M13 4.5a2.6 2.6 0 0 1 0 5M14.8 12.5c1.7.6 2.6 2 2.8 4',
  },
  person: { circles: [[10, 6.8, 3.2]], path: 'M3.8 17c.4-3.3 2.9-5 6.2-5s5.8 1.7 6.2 5' },
  phone: {
    path: 'M4 4.2A1.2 1.2 0 0 1 5.2 3h1.9l1.5 3.6-1.8 1.2a8.5 8.5 0 0 0 5.4 5.4l1.2-1.8 3.6 1.5v1.9a1.2 1.2 0 0 1-1.2 1.2C9.5 16 4 10.5 4 4.2z',
  },
  pin: { path: 'M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9z', circles: [[10, 8.5, 2]] },
  plus: { path: 'M10 4.5v11M4.5 10h11' },
  print: { path: 'M5.5 7.5V3h9v4.5M5.5 14H3.5V8.5a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1V14h-2M5.5 11.5h9V17h-9z' },
  refresh: { path: 'M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4' },
  return: { path: 'M7 4.5L3.5 8 7 11.5M3.5 8h8a4.5 4.5 0 0 1 0 9H8', mirrors: true },
  scales: { path: 'M10 3.5v13M6 16.5h8M4 6h12M4 6l-2 5a2.5 2.5 0 0 0 4 0zM16 6l-2 5a2.5 2.5 0 0 0 4 0z' },
  search: { circles: [[9, 9, 5.5]], path: 'M13 13l4 4' },
  send: { path: 'M16.5 3.5L3.5 8.5l5.5 2.5 2.5 5.5zM9 11l3.2-3.2', mirrors: true },
  settings: {
    path: 'M3 6.5h7M15 6.5h2M3 13.5h2M10 13.5h7',
    circles: [
      [12.5, 6.5, 2.2],
      [7.5, 13.5, 2.2],
    ],
  },
  shield: { path: 'M10 2.8l6 2.2v4.7c0 3.9-2.5 6.3-6 7.5-3.5-1.2-6-3.6-6-7.5V5zM7.3 10l2 2 3.5-3.8' },
  'side-bar': { boxes: [[3, 4, 14, 12, 1.5]], path: 'M8 4v12', mirrors: true },
  smartphone: { boxes: [[6, 2.5, 8, 15, 1.5]], path: 'M9.2 15h1.6' },
  sound: { path: 'M3 8v4h3l4 3.5V4.5L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.2 5.2a6.5 6.5 0 0 1 0 9.6' },
  star: { path: 'M10 3.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z' },
  sun: {
    circles: [[10, 10, 3.5]],
    path: 'M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M4.7 15.3l1-1M14.3 5.7l1-1',
  },
  table: { boxes: [[3, 4, 14, 12, 1.5]], path: 'M3 8h14M3 12h14M8.5 8v8' },
  'text-size': { path: 'M2.5 15l4-10 4 10M4 11.5h5M12 15l2.7-7 2.8 7M13 12.8h3.5' },
  tracker: { path: 'M2.8 9.8l14-5.6M10 7v10M6.5 17h7' },
  trash: { path: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.8 11h7.4l.8-11M8.5 8.5v5M11.5 8.5v5' },
  truck: {
    path: 'M2.5 5h9v9h-9zM11.5 8h3.5l2.5 3v3h-6',
    circles: [
      [6, 14.5, 1.6],
      [14, 14.5, 1.6],
    ],
    mirrors: true,
  },
  upload: { path: 'M10 13V3.5M6 7.5l4-4 4 4M4 16.5h12' },
  warning: { path: 'M10 3.5L17.5 16.5h-15zM10 8.5v4M10 14.5v.01' },
  wrench: {
    path: 'M16.5 6.5a4 4 0 0 1-5.3 4.6l-5.5 5.5a1.6 1.6 0 0 1-2.3-2.3l5.5-5.5a4 4 0 0 1 4.6-5.3L11 6l.5 2.5L14 9z',
  },
} as const satisfies Record<string, IconShape>;

/** Name of a line icon. */
export type IconName = keyof typeof shapes;

/** All icons, each on a grid of 20 px. */
export const iconShapes: Readonly<Record<IconName, IconShape>> = shapes;

/** Whether a name that came from outside (a menu entry) is an icon of ours. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(shapes, name);
}
