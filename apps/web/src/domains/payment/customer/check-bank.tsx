import type { BankDetails } from '@heliodesk/contract/payment';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#src/platform/http/error-policy.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BankCard } from './bank-card.tsx';
import { BankFacts } from './bank-facts.tsx';
import { BankDetailsForm } from './bank-form.tsx';
import { isSameBank } from './bank-values.ts';
import type { BankValues } from './bank-values.ts';
import type { BankTaskProps } from './enter-bank.tsx';
import { HandOver } from './hand-over.tsx';
import { answerCheck } from './queries.ts';
import { TaskIntro } from './task-intro.tsx';
import { useBankAnswer } from './use-bank-answer.ts';

/** Bank details that finance has checked, confirmed as they are or changed. */
export function CheckBank({ tip, task, onStale }: BankTaskProps) {
  const { t } = useTranslation(['bankTask', 'common']);
  const [form] = Form.useForm<BankValues>();
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const { answer, isRunning, refusal, setRefusal } = useBankAnswer(onStale);
  const { details } = task;
  const send = (given: BankDetails, done: string) => answer(answerCheck, { ...given, tipsId: tip.tipsId, version: task.version }, done);
  const handleConfirm = (given: BankDetails) =>
    send(given, t('confirmed')).catch((error: unknown) => {
      // No field is shown that could say it.
      setRefusal(reasonOf(error));
    });
  const handleChange = (values: BankValues) => (isSameBank(values, details) ? setRefusal(t('unchanged')) : send(values, t('changed')));
  const open = () => {
    setRefusal(undefined);
    flushSync(() => setChanging(true));
    form.focusField('bankAccount');
  };
  const back = () => {
    setRefusal(undefined);
    flushSync(() => setChanging(false));
    change.current?.focus();
  };
  if (details === null) return null;
  return (
    <BankCard
      tip={tip}
      hint={t(isChanging ? 'encrypted' : 'final')}
      ways={
        isChanging ? (
          <>
            <Button disabled={isRunning} onClick={back}>
              {t('common:cancel')}
            </Button>
            <Button type="primary" icon={<Icon name="send" />} loading={isRunning} onClick={form.submit}>
              {t('sendChange')}
            </Button>
          </>
        ) : (
          <>
            <HandOver task={task} isDisabled={isRunning} onStale={onStale} />
            <Button ref={change} disabled={isRunning} onClick={open}>
              {t('change')}
            </Button>
            <Button type="primary" icon={<Icon name="check" />} loading={isRunning} onClick={() => void handleConfirm(details)}>
              {t('confirm')}
            </Button>
          </>
        )
      }
    >
      <TaskIntro task={task}>{t(isChanging ? 'changeIntro' : 'checkIntro')}</TaskIntro>
      {isChanging ? <BankDetailsForm form={form} task={task} onSubmit={handleChange} /> : <BankFacts details={details} />}
      <Refusal reason={refusal} className="hd-tip-refusal" />
    </BankCard>
  );
}
