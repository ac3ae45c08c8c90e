import type { PaymentInFull, PaymentState } from '@heliodesk/contract/payment';
import { useTranslation } from 'react-i18next';
import { RequestNumber } from '#src/domains/request/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { StatusDisc, type Tone } from '#src/ui/shapes/status-disc.tsx';
import { CreditNotePdf } from '../customer/credit-note-pdf.tsx';

const looks: Record<PaymentState, { tone: Tone; share?: number; end?: 'check' }> = {
  announced: { tone: 'warn', share: 0.3 },
  held: { tone: 'warn', share: 0.2 },
  due: { tone: 'review', share: 0.7 },
  paid: { tone: 'good', end: 'check' },
};

/** The head of a payment: what it is for, how far it is, its credit note, and by when finance pays. */
export function PayHead({ payment, title }: { payment: PaymentInFull; title: string }) {
  const { t } = useTranslation(['paying', 'creditNote']);
  const isNarrow = useNarrow();
  const { state, requestNo, companyName, creditNoteId, number, due, acknowledgeTime } = payment;
  return (
    <header className="hd-case-head">
      <div className="hd-grow">
        <h1>{title}</h1>
        <p className="hd-case-sub">
          <StatusDisc {...looks[state]} pill>
            {t(`creditNote:state.${state}`)}
          </StatusDisc>
          <RequestNumber>{requestNo}</RequestNumber>
          <span>
            <Icon name="building" />
            <bdi>{companyName}</bdi>
          </span>
          <CreditNotePdf creditNoteId={creditNoteId} number={number} />
        </p>
      </div>
      {state === 'due' && (
        <div className={isNarrow ? 'hd-case-brief' : 'hd-case-promise'}>
          <PromiseArc dueAt={due} since={acknowledgeTime} size={isNarrow ? 'small' : 'large'} title={t('due')} />
        </div>
      )}
    </header>
  );
}
