import './tips.css';
import { tipNameOf, tipTypes } from '@heliodesk/contract/request';
import type { RequestDetail, Tip, TipType } from '@heliodesk/contract/request';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { isAllowed } from '../actions/action-target.ts';
import { taskAnchor } from '../desk/desk-paths.ts';
import { AddressesShown } from './addresses-shown.tsx';
import { ReceiptLinks } from '../receipts/receipt-links.tsx';
import { BankProgress } from './bank-shown.tsx';
import { CreditNoteShown } from './credit-note-shown.tsx';
import { useTips } from './queries.ts';
import { OfferAnswer } from './solution/offer-shown.tsx';
import { StaffFoot } from './staff-foot.tsx';
import { TipForm } from './tip-form.tsx';
import { AnsweredBy, TipAnswer, TipAsked, TipDue } from './tip-parts.tsx';

interface TipInTalkProps {
  request: RequestDetail;
  msgId: number;
  reader: 'staff' | 'customer';
  /** Whether an open task is done here; otherwise the page has it elsewhere. */
  isFormHere?: boolean;
}

const looks = { open: 'hd-k-warn', confirmed: 'hd-k-good', recalled: '', superseded: '' } as const;

/** Tasks whose answers are confirmations. */
const confirmations: readonly TipType[] = [tipTypes.solution, tipTypes.addresses, tipTypes.bankCheck, tipTypes.creditNote];
const leavesReceipt = ({ tipsType, state }: Tip): boolean => state === 'confirmed' && confirmations.includes(tipsType);

/** A task where it was asked in the conversation: what is asked for, what became of it, and the answer. */
export function TipInTalk({ request, msgId, reader, isFormHere = false }: TipInTalkProps) {
  const { t } = useTranslation('tips');
  const { data: tips } = useTips(request.requestId);
  const tip = tips?.find((one) => one.msgId === msgId);
  const anchor = useAnchor(tip?.tipsId);
  if (!tip) return null;
  const isNewestOfBank = tip.bankDetailsId !== null && tips?.findLast(({ bankDetailsId }) => bankDetailsId === tip.bankDetailsId) === tip;
  const isOpenForReader = tip.state === 'open' && reader === 'customer';
  if (isOpenForReader && isFormHere && isAllowed(request.actions, 'answerTip')) return <TipForm tip={tip} request={request} />;
  return (
    <article
      ref={reader === 'staff' ? anchor : undefined}
      id={reader === 'staff' ? taskAnchor(tip.tipsId) : undefined}
      tabIndex={reader === 'staff' ? -1 : undefined}
      className={`hd-card hd-tip${tip.state === 'open' ? ' hd-tip-open' : ''}`}
    >
      <header>
        <h2 className="hd-grow">{t(`asked.${tipNameOf(tip.tipsType, tip.pairs !== null)}`)}</h2>
        {tip.state === 'open' && <TipDue tip={tip} />}
        {tip.accepted === null ? (
          <span className={`hd-tag ${looks[tip.state]}`}>{t(`state.${tip.state}`)}</span>
        ) : (
          <OfferAnswer isAccepted={tip.accepted} />
        )}
      </header>
      <div className="hd-tip-body">
        <TipAsked tip={tip} />
        {tip.state === 'confirmed' && (
          <p className="hd-hint">
            <AnsweredBy tip={tip} /> <UtcTime at={tip.closeTime} />
          </p>
        )}
        <TipAnswer tip={tip} request={request} />
        {isNewestOfBank && <BankProgress tip={tip} reader={reader} />}
        {/* Staff have them among the deliveries. */}
        {tip.tipsType === tipTypes.addresses && reader === 'customer' && <AddressesShown tip={tip} />}
        {tip.creditNoteId !== null && tip.state !== 'superseded' && <CreditNoteShown tip={tip} />}
        {leavesReceipt(tip) && <ReceiptLinks requestId={request.requestId} tipsId={tip.tipsId} />}
      </div>
      {reader === 'staff' && <StaffFoot tip={tip} request={request} />}
      {isOpenForReader && (
        <footer>
          <a href={`#task-${tip.tipsId}`}>{t('toTask')}</a>
        </footer>
      )}
    </article>
  );
}

/** Brings a task into sight that the address leads to. */
function useAnchor(tipsId: number | undefined): RefObject<HTMLElement | null> {
  const { hash, key } = useLocation();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tipsId === undefined || hash !== `#${taskAnchor(tipsId)}`) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [tipsId, hash, key]);
  return element;
}
