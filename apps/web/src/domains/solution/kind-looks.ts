import { solutionKinds, type SolutionKind } from '@heliodesk/contract/solution';
import type { IconName } from '#src/ui/icons/icon.tsx';
import type { CellColor } from '#src/ui/shapes/cells.tsx';

/** Colors of the kinds in cards and cells. */
export const kindColors: Readonly<Record<SolutionKind, CellColor>> = {
  [solutionKinds.exchange]: 1,
  [solutionKinds.compensation]: 2,
  [solutionKinds.repair]: 5,
};

export const kindIcons = {
  [solutionKinds.exchange]: 'exchange',
  [solutionKinds.compensation]: 'scales',
  [solutionKinds.repair]: 'wrench',
} as const satisfies Record<SolutionKind, IconName>;

/** Kinds in the order in which they are offered. */
export const kindsInOrder = [solutionKinds.exchange, solutionKinds.compensation, solutionKinds.repair] as const;
