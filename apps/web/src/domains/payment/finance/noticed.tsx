import './finance.css';
import { BankReasons } from '@heliodesk/contract/payment';
import type { BankCheckInFull } from '@heliodesk/contract/payment';
import { Input } from 'antd';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { labelOf, maxLengthOf } from '#src/platform/schema-rules.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon, type IconName } from '#src/ui/icons/icon.tsx';
import { useCountryName } from '../customer/use-country-name.ts';
import { payeeOf } from './amounts.tsx';
import type { Checking } from './use-bank-steps.ts';

interface NoticedProps {
  bank: BankCheckInFull;
  checking: Checking;
}

/** What was noticed about bank details: what has to be cleared, each with a reason of its own, and what is in order. */
export function Noticed({ bank, checking }: NoticedProps) {
  const { t } = useTranslation('bankCheck');
  const countryName = useCountryName();
  const { flags, masked, state } = bank;
  if (masked === null) return null;
  return (
    <section className="hd-card hd-block hd-pay-noticed">
      <header>
        <h2>{t('noticed.title')}</h2>
        {state === 'entered' && <span className="hd-end hd-hint hd-t12">{t('noticed.again')}</span>}
      </header>
      <ul>
        {flags.otherCompany && (
          <Finding look="bad" icon="warning" title={t('noticed.otherCompany.title', { count: flags.otherCompany.companies })}>
            <p>
              <Trans
                t={t}
                i18nKey="noticed.otherCompany.text"
                values={{ company: flags.otherCompany.companyName, number: flags.otherCompany.requestNo }}
                components={{
                  time: <LocalTime at={flags.otherCompany.at} as="day" />,
                  number: <bdi dir="ltr" className="hd-mono hd-nowrap" />,
                }}
              />
            </p>
            <Clearing name="otherCompany" bank={bank} checking={checking} />
          </Finding>
        )}
        {flags.changed && <Changed bank={bank} checking={checking} changed={flags.changed} />}
        <Recipient bank={bank} recipient={masked.actualRecipient} />
        <Finding look="good" icon="check" title={t('noticed.form.title')}>
          <p>{t('noticed.form.text', { country: countryName(masked.branchCountry) })}</p>
        </Finding>
      </ul>
    </section>
  );
}

function Changed({ bank, checking, changed }: NoticedProps & { changed: NonNullable<BankCheckInFull['flags']['changed']> }) {
  const { t } = useTranslation('bankCheck');
  const { ago } = useFormat();
  return (
    <Finding look="warn" icon="pen" title={t('noticed.changed.title', { when: ago(new Date(changed.at).getTime()) })}>
      <p>
        <Trans
          t={t}
          i18nKey="noticed.changed.text"
          values={{ account: changed.before }}
          components={{ time: <LocalTime at={changed.at} />, account: <bdi dir="ltr" className="hd-mono hd-nowrap" /> }}
        />
      </p>
      <Clearing name="changed" bank={bank} checking={checking} />
    </Finding>
  );
}

const isSameName = (one: string, other: string): boolean => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Whether the account belongs to the one who is to be paid. */
function Recipient({ bank, recipient }: { bank: BankCheckInFull; recipient: string }) {
  const { t } = useTranslation('bankCheck');
  const { labelled } = useFormat();
  const payee = payeeOf(bank);
  if (!isSameName(recipient, payee))
    return (
      <Finding look="warn" icon="warning" title={t('noticed.recipient.other')}>
        <p>{t('noticed.recipient.text', { recipient, payee })}</p>
      </Finding>
    );
  return (
    <Finding look="good" icon="check" title={t('noticed.recipient.same')}>
      <p>
        <bdi>{payee}</bdi>
      </p>
      {bank.payee === '' && bank.taxNo !== '' && <p>{labelled(labelOf('taxNo'), bank.taxNo)}</p>}
    </Finding>
  );
}

interface FindingProps {
  look: 'bad' | 'warn' | 'good';
  icon: IconName;
  title: string;
  children: ReactNode;
}

function Finding({ look, icon, title, children }: FindingProps) {
  const { t } = useTranslation('bankCheck');
  return (
    <li className={`hd-pay-${look}`}>
      <Icon name={icon} />
      <div className="hd-grow">
        <b>{title}</b>
        <span className="hd-vh"> {t(look === 'good' ? 'noticed.fine' : 'noticed.look')}</span>
        {children}
      </div>
    </li>
  );
}

interface ClearingProps extends NoticedProps {
  name: keyof BankReasons;
}

/** How something was cleared: to be written by who checks, to be read afterwards. */
function Clearing({ name, bank, checking: { reasons, setReason, isRunning } }: ClearingProps) {
  const { t } = useTranslation('bankCheck');
  const id = useId();
  const before = bank.cleared[name];
  if (before !== '')
    return (
      <p className="hd-pay-cleared">
        <Trans
          t={t}
          i18nKey="noticed.cleared"
          values={{ name: bank.checkedBy, reason: before }}
          components={{ q: <q dir="auto">{null}</q> }}
        />
      </p>
    );
  if (!bank.actions.some((action) => action.name === 'check' && action.blockedBy.length === 0)) return null;
  return (
    <div className="hd-pay-clearing">
      <label htmlFor={id}>
        {t('noticed.how')}
        <span className="hd-required" aria-hidden="true">
          *
        </span>
      </label>
      <Input.TextArea
        id={id}
        // A text has its own direction, the example that of the page.
        {...(reasons[name] === '' ? {} : { dir: 'auto' })}
        rows={2}
        disabled={isRunning}
        aria-required
        placeholder={t('noticed.hint')}
        maxLength={maxLengthOf(BankReasons, name)}
        value={reasons[name]}
        onChange={({ target }) => setReason(name, target.value)}
      />
    </div>
  );
}
