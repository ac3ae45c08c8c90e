import { loadFactorPhrases } from '#src/platform/i18n/language.ts';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';

/** Asks for the reset of someone's lost second factor. Mount it to open it. */
export const ResetFactorDialog = lazyDialog(async () => {
  const [{ ResetDialog }] = await Promise.all([import('./reset-dialog.tsx'), loadFactorPhrases()]);
  return ResetDialog;
});

/** Lists the resets that wait for a second administrator. Mount it to open it. */
export const FactorResetsDialog = lazyDialog(async () => {
  const [{ ResetsDialog }] = await Promise.all([import('./resets-dialog.tsx'), loadFactorPhrases()]);
  return ResetsDialog;
});
