import { solutionKinds, type SolutionKind } from '@heliodesk/contract/solution';
import type { CellColor } from '#src/ui/shapes/cells.tsx';

/** Colors of the kinds in cards and cells. */
export const kindColors: Readonly<Record<SolutionKind, CellColor>> = {
  [solutionKinds.exchange]: 1,
  [solutionKinds.compensation]: 2,
  [solutionKinds.repair]: 5,
};

/** Kinds in the order in which they are offered. */
export const kindsInOrder = [solutionKinds.exchange, solutionKinds.compensation, solutionKinds.repair] as const;
