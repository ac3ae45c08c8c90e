import { lazy } from 'react';
import type { BankTasks, CreditNoteTasks } from '#src/domains/request/index.ts';

/** Bank details in tasks of customers, and what became of them; loaded where they are shown. */
export const bankTasks: BankTasks = {
  Answer: lazy(async () => ({ default: (await import('./customer/bank-answer.tsx')).BankAnswer })),
  Progress: lazy(async () => ({ default: (await import('./customer/bank-progress.tsx')).BankProgress })),
};

/** The same of credit notes, and what became of their payments. */
export const creditNoteTasks: CreditNoteTasks = {
  Answer: lazy(async () => ({ default: (await import('./customer/credit-note-answer.tsx')).CreditNoteAnswer })),
  Shown: lazy(async () => ({ default: (await import('./customer/credit-note-shown.tsx')).CreditNoteShown })),
  WithConsent: lazy(async () => ({ default: (await import('./credit-note-with-consent.tsx')).CreditNoteWithConsent })),
};
