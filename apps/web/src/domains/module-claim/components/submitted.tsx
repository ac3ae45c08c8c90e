import type { CustomerChoice } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { onBehalfPaths } from '#src/domains/account/index.ts';
import { deskPaths, requestPaths } from '#src/domains/request/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Disc } from '#src/ui/shapes/status-disc.tsx';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { Wizard } from '#src/ui/page/wizard.tsx';
import { NextSteps } from './next-steps.tsx';

interface SubmittedProps {
  requestId: number;
  requestNo: string;
  firstContactDue: string | null;
  title: string;
  steps: readonly { key: string; title: string }[];
  /** Whom staff have filed it for. */
  customer: CustomerChoice | undefined;
}

/** The claim is in: its number, by when somebody is in touch, what happens next. */
export function Submitted({ requestId, requestNo, firstContactDue, title, steps, customer }: SubmittedProps) {
  const { t } = useTranslation('moduleClaim');
  return (
    <Wizard title={title} number={requestNo} steps={steps.map((step) => ({ ...step, past: 'done' }))} current={steps.length}>
      <div className="hd-submitted" role="status">
        <Disc tone="good" end="check" size={40} />
        <h2>{t('submitted.title')}</h2>
        <p>
          {t('submitted.number')} <Ltr mono>{requestNo}</Ltr>
        </p>
        {firstContactDue && <PromiseArc size="large" dueAt={firstContactDue} since={new Date()} title={t('submitted.contactBy')} />}
        <NextSteps />
        {customer ? <ForCustomer requestId={requestId} customer={customer} /> : <ForSelf requestId={requestId} />}
      </div>
    </Wizard>
  );
}

function ForSelf({ requestId }: { requestId: number }) {
  const { t } = useTranslation('moduleClaim');
  const navigate = useNavigate();
  return (
    <p className="hd-row">
      <Button type="primary" onClick={() => void navigate(requestPaths.page(requestId))}>
        {t('submitted.open')}
      </Button>
      <Button onClick={() => void navigate(requestPaths.list)}>{t('submitted.list')}</Button>
    </p>
  );
}

/** Says whom it was filed for and where the receipt goes. */
function ForCustomer({ requestId, customer }: { requestId: number; customer: CustomerChoice }) {
  const { t } = useTranslation('behalf');
  const navigate = useNavigate();
  const { contactPerson, companyName, email } = customer;
  return (
    <>
      <p>{t('submitted.told', { person: contactPerson, company: companyName, email })}</p>
      <p className="hd-row">
        <Button type="primary" onClick={() => void navigate(deskPaths.case(requestId))}>
          {t('submitted.case')}
        </Button>
        <Button onClick={() => void navigate(onBehalfPaths.choose)}>{t('submitted.another')}</Button>
      </p>
    </>
  );
}
