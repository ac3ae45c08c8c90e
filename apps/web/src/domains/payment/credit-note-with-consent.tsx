import { useTranslation } from 'react-i18next';
import { ConsentAnswer } from '#src/domains/request/index.ts';
import type { ConsentFormProps } from '#src/domains/request/index.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { NoteFacts } from './customer/credit-note-answer.tsx';
import { CreditNotePdf } from './customer/credit-note-pdf.tsx';
import { confirmNoteFor, usePaymentOfNote } from './customer/credit-note-queries.ts';

/** A credit note that staff confirm for the contact who entered the bank details, and has agreed to it in writing. */
export function CreditNoteWithConsent({ tip, onDone }: ConsentFormProps) {
  const { t } = useTranslation('creditNote');
  const { data: note, error, refetch } = usePaymentOfNote(tip);
  if (!note) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={4} />;
  return (
    <ConsentAnswer
      requestId={tip.requestId}
      said={t('confirmed')}
      onAnswer={(attId, key) => confirmNoteFor({ msgId: tip.msgId, attId }, key)}
      onDone={onDone}
    >
      <p className="hd-hint">{t('colleague', { name: note.contactName })}</p>
      <NoteFacts note={note} />
      <p>
        <CreditNotePdf creditNoteId={note.creditNoteId} number={note.number} />
      </p>
    </ConsentAnswer>
  );
}
