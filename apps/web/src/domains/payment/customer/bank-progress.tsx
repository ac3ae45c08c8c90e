import './bank.css';
import { Trans, useTranslation } from 'react-i18next';
import type { BankProgressProps } from '#src/domains/request/index.ts';
import { useCan } from '#src/platform/session.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { BankFacts } from './bank-facts.tsx';
import { useBankProgress } from './queries.ts';

const looks = { asked: 'hd-k-warn', entered: 'hd-k-info', returned: 'hd-k-warn', checked: 'hd-k-warn', confirmed: 'hd-k-good' } as const;

/** How far bank details are: their state, who entered them, and the masked account for those who may see it. */
export function BankProgress({ tip, reader }: BankProgressProps) {
  const { t } = useTranslation('bankTask');
  const mayRead = useCan(reader === 'staff' ? 'csp:request:solution' : 'csp:request:file');
  const bank = useBankProgress(tip, reader, mayRead);
  if (bank === undefined) return null;
  return (
    <div className="hd-bank-progress">
      <p>
        <span className={`hd-tag ${looks[bank.state]}`}>{t(`state.${bank.state}`)}</span>{' '}
        <span className="hd-hint">
          {bank.enteredAt === null ? (
            t('enters', { name: bank.contactName })
          ) : (
            <Trans t={t} i18nKey="enteredBy" values={{ name: bank.enteredBy }} components={{ time: <UtcTime at={bank.enteredAt} /> }} />
          )}
        </span>
      </p>
      {bank.payee !== '' && <p>{t('paidTo', { payee: bank.payee })}</p>}
      {bank.masked && <BankFacts details={bank.masked} />}
    </div>
  );
}
