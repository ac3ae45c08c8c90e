import type { MacroRan } from '@heliodesk/contract/macro';
import { useTranslation } from 'react-i18next';
import { useRefreshDesk } from '#src/domains/request/index.ts';
import { dismissToast, showToast } from '#src/platform/feedback/notices.ts';
import { isUndecided, reasonOf } from '#src/platform/http/error-policy.ts';
import { undo } from '../queries.ts';

/**
 * Adds to a way out of the dialog: a message says what the macro did and takes it back, on whatever page one is by then, for as long as that
 * is possible.
 */
export function useUndoOffer(done: MacroRan | undefined, onUndone: (() => void) | undefined) {
  const { t } = useTranslation(['macro', 'macroRun', 'common']);
  const refresh = useRefreshDesk();
  const offer = (ran: MacroRan): void => {
    const { name, requestNo, undoUntil } = ran;
    const until = undoUntil === null ? 0 : Date.parse(undoUntil);
    if (until <= Date.now()) return;
    const takeBack = async () => {
      dismissToast(shown);
      try {
        await undo(ran.runId);
        showToast({ kind: 'good', title: t('macroRun:undone', { name }), text: requestNo });
        void refresh();
        onUndone?.();
      } catch (error) {
        showToast({ kind: 'bad', title: requestNo, text: reasonOf(error) });
        if (isUndecided(error)) offer(ran);
      }
    };
    const shown = showToast({
      kind: 'good',
      title: t('done', { name }),
      text: requestNo,
      until,
      action: { label: t('common:undo'), onClick: () => void takeBack() },
    });
  };
  return (leave: () => void) => () => {
    if (done) offer(done);
    leave();
  };
}
