import './request-promise.css';
import type { RequestDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { spanParts } from '#src/ui/shapes/promise.ts';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { useSpanText } from '#src/ui/shapes/use-span-text.ts';
import { nextStepOf, openAppealOf, questionAskedAt } from './next-step.ts';

/** What the customer can count on next, in the head of their request: when someone is in touch, or what comes once someone was. */
export function RequestPromise({ request }: { request: RequestDetail }) {
  const { t } = useTranslation(['request', 'rejecting']);
  const { firstContactDue, firstContactAt, submitTime } = request;
  const step = nextStepOf(request);
  const appealUntil = openAppealOf(request);
  if (step.key === 'appeal')
    return (
      <div className="hd-case-promise">
        <PromiseArc dueAt={appealUntil} since={request.rejection?.rejectedAt ?? null} size="large" title={t('rejecting:appeal.until')} />
      </div>
    );
  if (step.actor === 'none') return null;
  const askedAt = questionAskedAt(request);
  if (askedAt !== undefined)
    return (
      <Promised icon="chat" title={t('page.askedAt')} note={t('page.goesOn')}>
        <LocalTime at={askedAt} as="day" />
      </Promised>
    );
  if (firstContactAt !== null)
    return (
      <Promised icon="check" title={t('page.next')} note={<ContactedAfter at={firstContactAt} since={submitTime ?? firstContactAt} />}>
        {t(`next.${step.key}`, { count: request.tips })}
      </Promised>
    );
  if (firstContactDue === null) return null;
  return (
    <div className="hd-case-promise">
      <PromiseArc dueAt={firstContactDue} since={submitTime} size="large" title={t('page.promise')} />
    </div>
  );
}

interface PromisedProps {
  icon: 'chat' | 'check';
  title: string;
  note: ReactNode;
  children: ReactNode;
}

function Promised({ icon, title, note, children }: PromisedProps) {
  return (
    <div className="hd-case-promise hd-promise">
      <span className={`hd-promise-mark hd-promise-${icon}`}>
        <Icon name={icon} size={20} />
      </span>
      <div>
        <p className="hd-t12 hd-hint">{title}</p>
        <p className="hd-promise-text">{children}</p>
        <p className="hd-t12">{note}</p>
      </div>
    </div>
  );
}

function ContactedAfter({ at, since }: { at: string; since: string }) {
  const { t } = useTranslation('request');
  const duration = useSpanText()(spanParts(new Date(at).getTime() - new Date(since).getTime(), true));
  return <span className="hd-k-good">{t('page.contactedAfter', { duration })}</span>;
}
