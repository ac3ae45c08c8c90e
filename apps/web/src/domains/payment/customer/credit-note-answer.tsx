import type { PaymentProgress } from '@heliodesk/contract/payment';
import type { Tip } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TipFrame, useRefreshTips } from '#src/domains/request/index.ts';
import type { TipFormProps } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { CreditNotePdf } from './credit-note-pdf.tsx';
import { confirmNote, usePaymentOfNote } from './credit-note-queries.ts';

/** A credit note to confirm, in its place; for the contact who entered the bank details, who alone is shown the account. */
export function CreditNoteAnswer({ tip }: TipFormProps) {
  const { data: note, error, refetch } = usePaymentOfNote(tip);
  if (!note) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={4} />;
  return <OpenNote tip={tip} note={note} isTheirs={note.bankAccount !== ''} />;
}

function OpenNote({ tip, note, isTheirs }: { tip: Tip; note: PaymentProgress; isTheirs: boolean }) {
  const { t } = useTranslation(['creditNote', 'tips']);
  const { confirm, isRunning, refusal } = useConfirming(tip);
  return (
    <TipFrame
      tip={tip}
      icon="bank"
      isTheirs={isTheirs}
      foot={
        isTheirs && (
          <>
            <span className="hd-hint hd-grow">{t('tips:final')}</span>
            <Button type="primary" icon={<Icon name="check" />} loading={isRunning} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
          </>
        )
      }
    >
      <p className={isTheirs ? undefined : 'hd-hint'}>{isTheirs ? t('intro') : t('colleague', { name: note.contactName })}</p>
      <NoteFacts note={note} />
      <p>
        <CreditNotePdf creditNoteId={note.creditNoteId} number={note.number} />
      </p>
      <Refusal reason={refusal} className="hd-tip-refusal" />
    </TipFrame>
  );
}

/** What is paid, and who gets it. */
export function NoteFacts({ note }: { note: PaymentProgress }) {
  const { t } = useTranslation(['creditNote', 'offer']);
  const { money, number } = useFormat();
  return (
    <Descriptions
      items={[
        { label: t('number'), text: note.number, reads: 'mono' },
        { label: t('offer:quantity'), text: number(note.quantity) },
        { label: t('offer:unitPrice'), text: money(note.unitPrice, note.currency), reads: 'ltr' },
        { label: t('offer:amount'), text: money(note.amount, note.currency), reads: 'ltr' },
        { label: t('offer:payee'), text: note.payee || note.companyName },
        ...(note.bankAccount === '' ? [] : [{ label: t('account'), text: note.bankAccount, reads: 'mono' } as const]),
      ]}
    />
  );
}

/** Confirms a credit note once. Keeps what the server refuses, in words. */
function useConfirming({ msgId }: Tip) {
  const { t } = useTranslation('creditNote');
  const refresh = useRefreshTips();
  const [key] = useState(createUuid);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const confirm = async () => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await confirmNote(msgId, key);
      showToast({ kind: 'good', title: t('confirmed') });
      await refresh();
    } catch (error) {
      setRefusal(messageOf(error));
      if (isError(error, 'tip.closed', 'action.notAllowed', 'notFound')) await refresh();
    } finally {
      setRunning(false);
    }
  };
  return { confirm, isRunning, refusal };
}
