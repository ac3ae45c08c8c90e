import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';

export { useMacroChoices } from './run/use-macro-choices.ts';

/** Runs a macro on a request; mount it to open it. */
export const MacrosDialog = lazyDialog(() => import('./run/macros-dialog.tsx').then((module) => module.MacrosDialog));
