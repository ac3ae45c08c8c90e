import type { MacroStepOf } from '@heliodesk/contract/macro';
import { lastReminderDays } from '@heliodesk/contract/request';
import { hasSomeoneToRemind, openTasksInWords, remindOfTasks } from '#src/domains/request/index.ts';
import { blockedBy, blockOfAction, cannotUndo, planOf, type StepRunner } from './step.ts';

/** Reminds the customer of all that waits for them; the last time, with the day until which we wait. */
export const remind: StepRunner<MacroStepOf<'remind'>> = {
  plan: async (context, { language }, request, { isLast }) => {
    const until = new Date(context.platform.clock.now().getTime() + lastReminderDays * 86_400_000);
    return planOf({
      textLanguage: language,
      tasks: await openTasksInWords(context, request),
      dueTime: isLast ? until.toISOString() : null,
      blocked:
        blockOfAction(context, request, 'remind') ?? ((await hasSomeoneToRemind(context.db, request)) ? null : blockedBy('noOneToRemind')),
    });
  },
  run: async (context, request, _planned, { isLast }) => {
    await remindOfTasks(context, request, isLast ? { lastDays: lastReminderDays } : {});
    return cannotUndo;
  },
};
