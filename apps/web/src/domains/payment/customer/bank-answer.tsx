import { tipTypes } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import type { TipFormProps } from '#src/domains/request/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { BankCard } from './bank-card.tsx';
import { CheckBank } from './check-bank.tsx';
import { EnterBank } from './enter-bank.tsx';
import { useBankProgress, useBankTask } from './queries.ts';

/** Bank details that are asked for, or to be confirmed, in their place; for the contact who enters them alone. */
export function BankAnswer({ tip }: TipFormProps) {
  const { data: task, error, refetch } = useBankTask(tip);
  if (isError(error, 'notFound')) return <ColleagueEnters tip={tip} />;
  if (!task) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={6} />;
  const Form = tip.tipsType === tipTypes.bank ? EnterBank : CheckBank;
  return <Form tip={tip} task={task} onStale={refetch} />;
}

/** Says who enters them, where that is someone else at the company. */
function ColleagueEnters({ tip }: Pick<TipFormProps, 'tip'>) {
  const { t } = useTranslation('bankTask');
  const name = useBankProgress(tip, 'customer')?.contactName;
  return (
    <BankCard tip={tip} isTheirs={false}>
      <p className="hd-hint">{name === undefined ? t('colleague') : t('colleagueEnters', { name })}</p>
    </BankCard>
  );
}
