import './bell.css';
import { unreadNoticesCap } from '@heliodesk/contract/notification';
import { topicOf, type LiveEvent } from '@heliodesk/contract/live';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followTopic } from '#src/platform/live-updates.ts';
import { lookAgainAfter } from '#src/platform/look-again.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { usePopover } from '#src/ui/public/use-popover.ts';
import { lookAtWork, noticesKey, unreadCount } from './queries.ts';

const BellPanel = lazy(async () => ({ default: (await import('./components/bell-panel.tsx')).BellPanel }));

/** Looks again whenever the person has something new or has read something elsewhere. */
function useLiveNotices(userId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const lookAgain = lookAgainAfter(() => client.invalidateQueries({ queryKey: noticesKey }));
    const lookAtWorkAgain = lookAgainAfter(() => lookAtWork(client));
    const hear = ({ kind }: LiveEvent) => (kind === 'notice' ? lookAgain() : kind === 'work' && lookAtWorkAgain());
    return followTopic(topicOf('person', userId), hear, lookAgain);
  }, [client, userId]);
}

/** The bell in the bar: how many notices are unread, and the newest of them when pressed. */
export function Bell() {
  const { t } = useTranslation('notices');
  const { number, labelled } = useFormat();
  const user = useCurrentUser()?.user;
  useLiveNotices(user?.userId);
  const { data } = useQuery({ ...unreadCount, enabled: user !== undefined });
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const frame = usePopover<HTMLDivElement>(isOpen, close);
  const unread = data?.unread ?? 0;
  const shown = unread < unreadNoticesCap ? number(unread) : `${number(unreadNoticesCap - 1)}+`;
  const name = unread === 0 ? t('title') : labelled(t('title'), shown);
  return (
    <div className="hd-bell" ref={frame}>
      <button
        type="button"
        className="hd-tool"
        aria-label={name}
        title={t('title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" size={20} />
        {unread > 0 && (
          <span className="hd-bell-count" aria-hidden="true">
            {shown}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <BellPanel reader={user?.kind === 'staff' ? 'staff' : 'customer'} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
