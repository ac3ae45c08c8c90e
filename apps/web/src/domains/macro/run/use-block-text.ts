import type { SameTask, StepBlock } from '@heliodesk/contract/macro';
import { useTranslation } from 'react-i18next';
import { useBlockReason } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';

/** What holds a step back. */
export interface BlockedStep {
  why: StepBlock | 'other';
  guards: readonly string[];
  /** The open task, where the same is asked for already. */
  task: SameTask | null;
}

/** Why a step can't be done, in words. */
export function useBlockText(): (blocked: BlockedStep) => string {
  const { t } = useTranslation('macro');
  const { day } = useFormat();
  const reasonOf = useBlockReason();
  return ({ why, guards, task }) => {
    if (why === 'guards') return reasonOf(guards) ?? t('blocked.other');
    return t(`blocked.${why}`, { asker: task?.asker ?? '', day: task === null ? '' : day(task.askTime) });
  };
}
