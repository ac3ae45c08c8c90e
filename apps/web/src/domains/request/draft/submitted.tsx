import type { CustomerChoice } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { onBehalfPaths } from '#src/domains/account/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Disc } from '#src/ui/shapes/status-disc.tsx';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { useFinish } from '#src/ui/page/tab.ts';
import { Wizard } from '#src/ui/page/wizard.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { requestPaths } from '../paths.ts';
import type { DraftTexts } from './draft-kind.ts';
import { NextSteps } from './next-steps.tsx';

interface SubmittedProps {
  texts: DraftTexts;
  requestId: number;
  requestNo: string;
  firstContactDue: string | null;
  title: string;
  steps: readonly { key: string; title: string }[];
  /** The customer staff filed it for. */
  customer: CustomerChoice | undefined;
}

/** The request is in: its number, by when someone is in touch, what happens next. */
export function Submitted({ texts, requestId, requestNo, firstContactDue, title, steps, customer }: SubmittedProps) {
  const { t } = useTranslation('draft');
  return (
    <Wizard title={title} number={requestNo} steps={steps.map((step) => ({ ...step, past: 'done' }))} current={steps.length}>
      <div className="hd-submitted" role="status">
        <Disc tone="good" end="check" size={40} />
        <h2>{texts.submitted}</h2>
        <p>
          <b dir="auto">{title}</b>
          <br />
          {t('submitted.number')} <Ltr mono>{requestNo}</Ltr>
        </p>
        {firstContactDue && <PromiseArc size="large" dueAt={firstContactDue} since={new Date()} title={t('submitted.contactBy')} />}
        <NextSteps texts={texts} />
        {customer ? <ForCustomer requestId={requestId} customer={customer} /> : <ForSelf requestId={requestId} label={texts.open} />}
      </div>
    </Wizard>
  );
}

function ForSelf({ requestId, label }: { requestId: number; label: string }) {
  const { t } = useTranslation('draft');
  const finish = useFinish();
  return (
    <p className="hd-row">
      <Button type="primary" onClick={() => finish(requestPaths.page(requestId))}>
        {label}
      </Button>
      <Button onClick={() => finish(requestPaths.list)}>{t('submitted.list')}</Button>
    </p>
  );
}

/** Says who it was filed for and where the receipt goes. */
function ForCustomer({ requestId, customer }: { requestId: number; customer: CustomerChoice }) {
  const { t } = useTranslation('onBehalf');
  const finish = useFinish();
  const { contactPerson, companyName, email } = customer;
  return (
    <>
      <p>{t('submitted.told', { person: contactPerson, company: companyName, email })}</p>
      <p className="hd-row">
        <Button type="primary" onClick={() => finish(deskPaths.case(requestId))}>
          {t('submitted.case')}
        </Button>
        <Button onClick={() => finish(onBehalfPaths.choose)}>{t('submitted.another')}</Button>
      </p>
    </>
  );
}
