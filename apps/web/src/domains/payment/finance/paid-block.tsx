import './finance.css';
import { correctGuards } from '@heliodesk/contract/payment';
import type { PaymentCorrection, PaymentInFull } from '@heliodesk/contract/payment';
import { Button } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { FileLinks } from '#src/domains/attachment/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { CorrectForm } from './correct-form.tsx';

/** What was recorded of a payment, how that was corrected, and the way to correct it. */
export function PaidBlock({ payment }: { payment: PaymentInFull }) {
  const { t } = useTranslation(['paying', 'common']);
  const { day } = useFormat();
  const [isCorrecting, setCorrecting] = useState(false);
  const { payTime, paidBy, bankReference, proofs, corrections } = payment;
  const blockedBy = payment.actions.find(({ name }) => name === 'correct')?.blockedBy;
  const blocked = correctGuards.find((guard) => blockedBy?.includes(guard));
  if (isCorrecting) return <CorrectForm payment={payment} onClose={() => setCorrecting(false)} />;
  return (
    <Block
      title={t('paid')}
      actions={
        blockedBy?.length === 0 && (
          <Button size="small" icon={<Icon name="pen" />} onClick={() => setCorrecting(true)}>
            {t('correct.action')}
          </Button>
        )
      }
    >
      <Descriptions
        items={[
          { label: labelOf('payTime'), text: payTime === null ? '' : day(payTime) },
          { label: t('column.paidBy'), text: paidBy },
          { label: labelOf('bankReference'), text: bankReference || t('common:none'), reads: 'ltr' },
        ]}
      />
      <FileLinks label={labelOf('proof')} files={proofs} />
      {blocked && (
        <p className="hd-row hd-hint hd-t13">
          <Icon name="lock" />
          {t(`correct.guard.${blocked}`)}
        </p>
      )}
      {corrections.map((correction) => (
        <Correction key={correction.at} correction={correction} />
      ))}
    </Block>
  );
}

/** A correction: who made it, why, and what had been recorded before. */
function Correction({ correction: { correctedBy, at, reason, payTime, bankReference, proofs } }: { correction: PaymentCorrection }) {
  const { t } = useTranslation(['paying', 'common']);
  const { day } = useFormat();
  return (
    <section className="hd-pay-correction">
      <p className="hd-hint hd-t13">
        <Trans t={t} i18nKey="correct.by" values={{ name: correctedBy }} components={{ b: <b>{null}</b>, time: <UtcTime at={at} /> }} />
      </p>
      <p>
        <q dir="auto">{reason}</q>
      </p>
      <Descriptions
        items={[
          { label: t('correct.beforeDay'), text: day(payTime) },
          { label: t('correct.beforeReference'), text: bankReference || t('common:none'), reads: 'ltr' },
        ]}
      />
      <FileLinks label={t('correct.replaced')} files={proofs} />
    </section>
  );
}
