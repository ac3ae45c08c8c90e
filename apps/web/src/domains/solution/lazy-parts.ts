import { holds, permissionsOf } from '@heliodesk/contract/kit';
import { lazy } from 'react';
import type { StaffAction } from '#src/domains/identity/index.ts';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { LimitsLabel } from './limits/limits-label.tsx';

export const SolutionsCard = lazy(async () => ({ default: (await import('./solutions-card.tsx')).SolutionsCard }));
export const SolutionClock = lazy(async () => ({ default: (await import('./solution-clock.tsx')).SolutionClock }));
export const SolutionsWork = lazy(async () => ({ default: (await import('./solutions-work.tsx')).SolutionsWork }));

/** Sets up to which amounts those who may approve solutions do so alone. */
export const approvalLimitsAction: StaffAction = {
  icon: 'scales',
  Label: LimitsLabel,
  isFor: ({ roles }) => holds(permissionsOf(roles), 'csp:request:approve'),
  Dialog: lazyDialog(() => import('./limits/approval-limits-drawer.tsx').then((module) => module.ApprovalLimitsDrawer)),
};
