import './finance.css';
import type { BankCheckInFull } from '@heliodesk/contract/payment';
import { Trans, useTranslation } from 'react-i18next';
import { Avatar, SidebarCard } from '#src/domains/request/index.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';

/** The steps that different people take, in order. */
const steps = ['proposed', 'approved', 'entered', 'checked'] as const;

interface Taken {
  name: string;
  at: string | null;
}

/** Who took which step; none of them may take two. */
export function FourEyes({ bank }: { bank: BankCheckInFull }) {
  const { t } = useTranslation('bankCheck');
  const me = useCurrentUser()?.user.userName ?? '';
  const taken: Record<(typeof steps)[number], Taken> = {
    proposed: { name: bank.proposedBy, at: bank.proposedAt },
    approved: { name: bank.approvedBy, at: bank.approvedAt },
    entered: { name: bank.enteredBy, at: bank.enteredAt },
    checked: { name: bank.checkedBy, at: bank.checkedAt },
  };
  const isMine = bank.actions.some(({ name, blockedBy }) => name === 'check' && blockedBy.length === 0);
  return (
    <SidebarCard title={t('eyes.title')}>
      <ol className="hd-pay-chain">
        {steps
          .filter((step) => taken[step].name !== '')
          .map((step) => (
            <li key={step}>
              <Avatar name={taken[step].name} id={null} isCustomer={step === 'entered'} />
              <span className="hd-grow">
                <Trans t={t} i18nKey={`eyes.${step}`} values={{ name: taken[step].name }} components={{ b: <b>{null}</b> }} />
              </span>
              <UtcTime at={taken[step].at} precision="day" className="hd-hint hd-nowrap" />
            </li>
          ))}
        {isMine && (
          <li className="hd-pay-now">
            <Avatar name={me} id={null} />
            <span className="hd-grow">
              <Trans t={t} i18nKey="eyes.checks" values={{ name: me }} components={{ b: <b>{null}</b> }} />
            </span>
            <b>{t('eyes.you')}</b>
          </li>
        )}
      </ol>
      <p className="hd-hint hd-t12">{t('eyes.note')}</p>
    </SidebarCard>
  );
}
