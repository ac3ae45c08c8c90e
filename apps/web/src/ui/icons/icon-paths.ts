import type { factorShapes } from './factor-shapes.ts';
import type { IconShape } from './icon-shape.ts';
import { publicShapes } from './public-shapes.ts';
import type { workspaceShapes } from './workspace-shapes.ts';

/** Name of a line icon. */
export type IconName = keyof typeof publicShapes | keyof typeof factorShapes | keyof typeof workspaceShapes;

const shapes = new Map<string, IconShape>(Object.entries(publicShapes));

/** Makes more icons known; the workspace brings its own. */
export function addIcons(more: Readonly<Record<string, IconShape>>): void {
  for (const [name, shape] of Object.entries(more)) shapes.set(name, shape);
}

/** An icon on its grid of 20 px; empty until the part of the web that it belongs to is there. */
export const shapeOf = (name: IconName): IconShape => shapes.get(name) ?? {};

/** Whether a name that came from outside (a menu entry) is an icon of ours. */
export const isIconName = (name: string | undefined): name is IconName => name !== undefined && shapes.has(name);
