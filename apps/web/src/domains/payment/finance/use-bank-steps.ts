import type { BankCheckInFull, BankReasons } from '@heliodesk/contract/payment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { explainRefusal, type StepRefusal } from './explain-refusal.ts';
import { check, useFinanceRefresh } from './queries.ts';

/**
 * Takes steps with bank details. A refusal is kept in words; with `hasForm`, what is wrong with single fields is thrown for the form.
 * What a colleague has changed in the meantime is read, and what was typed stays for the next attempt.
 */
export function useBankStep({ hasForm = false }: { hasForm?: boolean } = {}) {
  const { t } = useTranslation('bankCheck');
  const refresh = useFinanceRefresh();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<StepRefusal>();

  /** Answers whether the step was taken. */
  const take = async (send: () => Promise<BankCheckInFull>, done: string): Promise<boolean> => {
    setRunning(true);
    setRefusal(undefined);
    try {
      const acted = await send();
      showToast({ kind: 'good', title: done });
      await refresh(acted);
      return true;
    } catch (error) {
      if (hasForm && error instanceof CallError && error.errors.length > 0) throw error;
      setRefusal(await explainRefusal(error, { stale: t('stale'), refresh }));
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { take, isRunning, refusal, forget: () => setRefusal(undefined) };
}

const nothing: BankReasons = { otherCompany: '', changed: '' };

/** Agreeing to bank details: how each thing that was noticed was cleared, until it is sent. */
export function useChecking({ bankDetailsId, version, flags }: BankCheckInFull) {
  const { t } = useTranslation('bankCheck');
  const [reasons, setReasons] = useState(nothing);
  const step = useBankStep();
  const open = (['otherCompany', 'changed'] as const).filter((name) => flags[name] !== null && reasons[name].trim() === '');
  const send = async () => {
    const cleared = { otherCompany: reasons.otherCompany.trim(), changed: reasons.changed.trim() };
    if (await step.take(() => check({ bankDetailsId, version, cleared }), t('check.done'))) setReasons(nothing);
  };
  const setReason = (name: keyof BankReasons, reason: string) => setReasons((before) => ({ ...before, [name]: reason }));
  /** After another step there is nothing to agree to. */
  const drop = () => {
    setReasons(nothing);
    step.forget();
  };
  const hasTyped = Object.values(reasons).some((reason) => reason.trim() !== '');
  return { ...step, reasons, setReason, open, send, drop, hasTyped };
}
export type Checking = ReturnType<typeof useChecking>;
