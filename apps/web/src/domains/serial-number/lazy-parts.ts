import { lazy } from 'react';
import type { SerialTasks } from '#src/domains/request/index.ts';

/** Serial numbers in tasks: asked about by staff, changed by customers, compared by both; and counted in cases that are handed out. */
export const serialTasks: SerialTasks = {
  Fields: lazy(async () => ({ default: (await import('./tips/ask-serials.tsx')).AskSerials })),
  InQuestion: lazy(async () => ({ default: (await import('./tips/serials-in-question.tsx')).SerialsInQuestion })),
  Answer: lazy(async () => ({ default: (await import('./tips/serials-answer.tsx')).SerialsAnswer })),
  Checked: lazy(async () => ({ default: (await import('./tips/serials-checked.tsx')).SerialsChecked })),
  Changes: lazy(async () => ({ default: (await import('./tips/serial-differences.tsx')).SerialDifferences })),
};

export const ReviewWork = lazy(async () => ({ default: (await import('./review/review-work.tsx')).ReviewWork }));
