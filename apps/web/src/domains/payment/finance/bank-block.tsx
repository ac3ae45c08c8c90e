import './finance.css';
import type { BankCheckInFull, BankDetails, MaskedBankDetails } from '@heliodesk/contract/payment';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useSecondsLeft } from '#src/ui/shapes/use-seconds-left.ts';
import { groupAccount } from '../customer/bank-values.ts';
import { useCountryName } from '../customer/use-country-name.ts';
import { StepRefused } from './step-refusal.tsx';
import { useRevealed } from './use-revealed.ts';

/** Which bank details, and who entered them when. */
type EnteredBank = Pick<BankCheckInFull, 'bankDetailsId' | 'version' | 'enteredBy' | 'enteredAt'>;

/** The bank details: masked, and in full for a minute. */
export function BankBlock({ bank, masked }: { bank: EnteredBank; masked: MaskedBankDetails }) {
  const { t } = useTranslation('bankCheck');
  const { revealed, isReading, refusal, reveal, hide } = useRevealed(bank.bankDetailsId, bank.version);
  return (
    <section className="hd-card hd-block">
      <header>
        <h2>{t('details.title')}</h2>
        <span className="hd-hint hd-t12">
          <Trans
            t={t}
            i18nKey="details.entered"
            values={{ name: bank.enteredBy }}
            components={{ time: <LocalTime at={bank.enteredAt} /> }}
          />
        </span>
        <Can permission="csp:bank:read">
          <span className="hd-end">
            {revealed ? (
              <Button size="small" icon={<Icon name="lock" />} onClick={hide}>
                {t('details.hide')}
              </Button>
            ) : (
              <Button size="small" icon={<Icon name="eye" />} loading={isReading} onClick={() => void reveal()}>
                {t('details.show')}
              </Button>
            )}
          </span>
        </Can>
      </header>
      <div className="hd-block-body">
        <StepRefused refusal={refusal} />
        <BankList details={revealed?.details ?? masked} />
        {revealed && <HiddenIn until={revealed.until} />}
      </div>
    </section>
  );
}

function HiddenIn({ until }: { until: number }) {
  const { t } = useTranslation('bankCheck');
  const { number } = useFormat();
  return (
    <p className="hd-row hd-t12 hd-hint hd-pay-audited">
      <Icon name="shield" />
      {t('details.hiddenIn', { seconds: number(useSecondsLeft(until)) })}
    </p>
  );
}

function BankList({ details }: { details: MaskedBankDetails & Partial<BankDetails> }) {
  const countryName = useCountryName();
  return (
    <dl className="hd-pay-facts">
      <Fact name="actualRecipient">
        <bdi>{details.actualRecipient}</bdi>
      </Fact>
      <Fact name="bankAccount">
        <Ltr mono className="hd-pay-account">
          {groupAccount(details.bankAccount)}
        </Ltr>
      </Fact>
      <Fact name="bankBic">
        <Ltr mono>{details.bankBic}</Ltr>
      </Fact>
      <Fact name="bankName">
        <bdi>{details.bankName}</bdi>
      </Fact>
      {details.bankAddress !== undefined && (
        <Fact name="bankAddress">
          <bdi>{details.bankAddress}</bdi>
        </Fact>
      )}
      <Fact name="branchCountry">{countryName(details.branchCountry)}</Fact>
      {details.billingAddress !== undefined && (
        <Fact name="billingAddress">
          <bdi>{details.billingAddress}</bdi>
        </Fact>
      )}
      <Fact name="currency">
        <Ltr>{details.currency}</Ltr>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{labelOf(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
