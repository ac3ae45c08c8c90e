import './profile.css';
import type { OwnSession } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { ownSessions, useEndOtherSessions, useEndSession } from '../profile-queries.ts';

/** Where one is signed in; each session can be ended, or all but this one. */
export function OwnSessions() {
  const { t } = useTranslation('profile');
  const { data, error, refetch } = useQuery(ownSessions);
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Block title={t('sessions.title')} foot={hasOthers && <EndOthers />}>
      <p className="hd-t13 hd-hint">{t('sessions.text')}</p>
      {data ? (
        <ul className="hd-sessions">
          {data.map((session) => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </Block>
  );
}

function useSessionName(): (session: OwnSession) => string {
  const { t } = useTranslation('profile');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('sessions.on', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
}

function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation('profile');
  const name = useSessionName()(session);
  const end = useEndSession();
  const handleEnd = async () => {
    await end.mutateAsync(session.sessionId);
    showToast({ kind: 'good', title: t('sessions.ended', { name }) });
  };
  return (
    <li>
      <Icon name={session.device === 'phone' || session.device === 'tablet' ? 'smartphone' : 'desktop'} size={20} />
      <div className="hd-grow">
        <p>
          <b>{name}</b> {session.isCurrent && <span className="hd-tag hd-k-good">{t('sessions.here')}</span>}
        </p>
        <p className="hd-t12 hd-hint">
          <Ltr>{session.address}</Ltr> · {t('sessions.since')} <LocalTime at={session.createTime} />
          <br />
          {t('sessions.lastSeen')} <LocalTime at={session.lastSeen} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          type="text"
          size="small"
          loading={end.isPending}
          aria-label={t('sessions.endOf', { name })}
          onClick={() => void handleEnd()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const { t } = useTranslation('profile');
  const end = useEndOtherSessions();
  const handleConfirm = async () => {
    await end.mutateAsync();
    showToast({ kind: 'good', title: t('sessions.othersEnded') });
  };
  return (
    <>
      <ConfirmButton size="small" danger title={t('sessions.endOthersTitle')} text={t('sessions.endOthersText')} onConfirm={handleConfirm}>
        {t('sessions.endOthers')}
      </ConfirmButton>
      <span className="hd-hint">{t('sessions.stay')}</span>
    </>
  );
}
