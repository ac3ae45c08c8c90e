import './rejection.css';
import type { RequestDetail } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { findAction } from '../actions/action-target.ts';

/** Why a claim was rejected; nothing for any other request. */
export function RejectedCard({ request: { rejection, actions } }: { request: Pick<RequestDetail, 'rejection' | 'actions'> }) {
  const { t } = useTranslation(['rejecting', 'request', 'guards']);
  if (rejection === null) return null;
  const blockedBy = findAction(actions, 'appeal')?.blockedBy ?? [];
  return (
    <section className="hd-alert hd-k-bad hd-rejected" aria-label={t('request:status.rejected')}>
      <Icon name="close" size={20} />
      <div>
        <h2 dir="auto">{rejection.reason}</h2>
        <p className="hd-rejected-text" dir="auto">
          {rejection.publicText}
        </p>
        <p className="hd-t12">
          <Trans t={t} i18nKey="rejected.on" components={{ time: <LocalTime at={rejection.rejectedAt} as="day" /> }} />
        </p>
        {blockedBy.includes('notAppealedYet') ? (
          <p className="hd-t12">{t('appeal.final')}</p>
        ) : (
          blockedBy.includes('withinAppealPeriod') && <p className="hd-t12">{t('guards:withinAppealPeriod')}</p>
        )}
      </div>
    </section>
  );
}
