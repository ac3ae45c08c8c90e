import { lazy } from 'react';
import type { SerialTasks } from '#src/domains/request/index.ts';
import { AskSerials } from './ask-serials.tsx';
import { SerialsChecked } from './serials-checked.tsx';
import { SerialDifferences } from './serial-differences.tsx';
import { SerialsInQuestion } from './serials-in-question.tsx';

/** Serial numbers in tasks: asked about by staff, changed by customers, compared by both; and counted in cases that are handed out. */
export const serialTasks: SerialTasks = {
  Fields: AskSerials,
  InQuestion: SerialsInQuestion,
  Answer: lazy(async () => ({ default: (await import('./serials-answer.tsx')).SerialsAnswer })),
  Checked: SerialsChecked,
  Changes: SerialDifferences,
};
