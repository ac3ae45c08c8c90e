import type { ReviewState } from '@heliodesk/contract/request';
import type { CellColor } from '#src/ui/shapes/cells.tsx';

/** Colors of decisions in figures. */
export const stateColors: Readonly<Record<ReviewState, CellColor>> = { accepted: 3, refused: 4, asked: 5, undecided: 2 };
