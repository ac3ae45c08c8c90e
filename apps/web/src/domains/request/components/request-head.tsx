import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { ContactClock } from './contact-clock.tsx';
import { nextStepOf } from './next-step.ts';
import { RequestHeading } from './request-heading.tsx';

/** The head of a request as its customer sees it. */
export function RequestHead({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const { contactName, firstContactDue } = request;
  const owner = <span className="hd-hint">{contactName ? t('page.owner', { name: contactName }) : t('notPickedUp')}</span>;
  const brief = firstContactDue && (
    <>
      {t('page.promise')} <UtcTime at={firstContactDue} />
    </>
  );
  const step = nextStepOf(request);
  const then = step.actor !== 'none' && t('page.next', { step: t(`next.${step.key}`, { count: request.tips }) });
  const clock = <ContactClock request={request} title={t('page.promise')} brief={brief} then={then} />;
  return <RequestHeading request={request} reader="customer" owner={owner} clock={clock} />;
}
