import { requestDialog } from '#src/domains/request/index.ts';

/** Runs a macro on a request; mount it to open it. */
export const MacrosDialog = requestDialog(() => import('./run/macros-dialog.tsx').then((module) => module.MacrosDialog));
