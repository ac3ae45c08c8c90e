import type { ComponentType } from 'react';
import { loadRequestPhrases } from '#src/platform/i18n/language.ts';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';

/** A dialog about requests. It brings the texts of single requests, because the lists that it opens from start without them. */
export const requestDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyDialog(async () => {
    const [Dialog] = await Promise.all([load(), loadRequestPhrases()]);
    return Dialog;
  });
