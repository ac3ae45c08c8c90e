import type { CustomerChoice } from '@heliodesk/contract/account';
import type { RequestType } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { formatWeekday } from '@heliodesk/phrases/formats/times';
import { useTranslation } from 'react-i18next';
import { onBehalfPaths } from '#src/domains/account/index.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Disc } from '#src/ui/shapes/status-disc.tsx';
import { Arc } from '#src/ui/shapes/arc.tsx';
import { useFinish } from '#src/ui/page/tab.ts';
import { Wizard } from '#src/ui/page/wizard.tsx';
import { RequestNumber } from '../components/request-labels.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { requestPaths } from '../paths.ts';
import type { RequestDraftKind } from './draft-kind.ts';
import { NextSteps } from './next-steps.tsx';

interface SubmittedProps<Values extends object> {
  kind: RequestDraftKind<Values>;
  /** What it was submitted with. */
  values: Values;
  requestId: number;
  requestNo: string;
  firstContactDue: string | null;
  submitTime?: string | null | undefined;
  title: string;
  steps: readonly { key: string; title: string }[];
  /** The customer staff filed it for. */
  customer: CustomerChoice | undefined;
}

/** The request is in: by when someone is in touch, its number, what happens next. */
export function Submitted<Values extends object>(props: SubmittedProps<Values>) {
  const { kind, values, requestId, requestNo, firstContactDue, submitTime, title, steps, customer } = props;
  const { t, i18n } = useTranslation('draft');
  const texts = kind.texts(i18n.t);
  // Staff are not the ones who are contacted.
  const day = firstContactDue !== null && customer === undefined ? formatWeekday(firstContactDue, i18n.language) : undefined;
  return (
    <Wizard title={title} number={requestNo} steps={steps.map((step) => ({ ...step, past: 'done' }))} current={steps.length}>
      <div className="hd-submitted" role="status">
        <div className="hd-submitted-main">
          <p className="hd-row hd-submitted-done">
            <Disc tone="good" end="check" size={20} />
            <b>{texts.submitted}</b>
          </p>
          {day !== undefined && <h2>{t('submitted.heading', { day })}</h2>}
          <p>
            <b dir="auto">{title}</b>
          </p>
          <p className="hd-row hd-row-wrap">
            {t('submitted.number')} <RequestNumber>{requestNo}</RequestNumber> <CopyNumber>{requestNo}</CopyNumber>
          </p>
          {firstContactDue && <PromisedContact sentAt={submitTime ?? undefined} dueAt={firstContactDue} />}
          {customer ? (
            <ForCustomer requestId={requestId} customer={customer} />
          ) : (
            <ForSelf type={kind.type} requestId={requestId} label={texts.open} />
          )}
        </div>
        <div className="hd-submitted-side">
          {kind.Sent && <kind.Sent requestId={requestId} values={values} />}
          <NextSteps texts={texts} />
        </div>
      </div>
    </Wizard>
  );
}

/** A promise made a moment ago: the sun has just risen. */
const justGiven = { phase: 'running', distance: 0, share: 0.06 } as const;

/** The path of the sun from the submission to the first contact. */
function PromisedContact({ sentAt, dueAt }: { sentAt: string | undefined; dueAt: string }) {
  const { t } = useTranslation(['draft', 'request']);
  return (
    <div className="hd-submitted-promise">
      <Arc state={justGiven} radius={180} />
      <div className="hd-row">
        {sentAt !== undefined && (
          <p>
            <b>{t('request:stepDone.submit')}</b>
            <LocalTime at={sentAt} />
          </p>
        )}
        <p>
          <b>{t('draft:submitted.contactBy')}</b>
          <LocalTime at={dueAt} />
        </p>
      </div>
    </div>
  );
}

function CopyNumber({ children }: { children: string }) {
  const { t } = useTranslation(['draft', 'ui', 'common']);
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<Icon name={isCopied ? 'check' : 'copy'} />}
        onClick={() => void navigator.clipboard?.writeText(children).then(() => setCopied(true))}
      >
        {t('common:copy')}
      </Button>
      <output className="hd-vh">{isCopied ? t('common:copied') : ''}</output>
    </>
  );
}

function ForSelf({ type, requestId, label }: { type: RequestType; requestId: number; label: string }) {
  const { t } = useTranslation(['draft', 'request']);
  const finish = useFinish();
  return (
    <p className="hd-row hd-row-wrap">
      <Button type="primary" onClick={() => finish(requestPaths.page(requestId))}>
        {label}
      </Button>
      <Button icon={<Icon name="copy" />} onClick={() => finish(requestPaths.clone(type, requestId))}>
        {t('request:action.clone')}
      </Button>
      <Button type="text" onClick={() => finish(requestPaths.list)}>
        {t('draft:submitted.list')}
      </Button>
      <Button type="text" icon={<Icon name="print" />} onClick={() => window.print()}>
        {t('draft:submitted.print')}
      </Button>
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
