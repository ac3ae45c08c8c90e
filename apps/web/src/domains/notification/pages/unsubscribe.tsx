import { noticePages, readSubscription, subscribeAgain, switchMailsOff, type NoticeTopic } from '@heliodesk/contract/notification';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { call } from '#src/platform/http/call.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { useSendOnce } from '#src/ui/public/use-send-once.ts';

type Subject = NoticeTopic | 'daily';

/** What is known of the link: nothing yet, that it doesn't work, or what it switches off and whether that is on. */
type Known = { state: 'opening' } | { state: 'broken'; message: string } | { state: 'open'; subject: Subject; isOn: boolean };

/** What is known of the link with this key, and how to say that it has changed. */
function useLink(key: string) {
  const [link, setLink] = useState<Known>({ state: 'opening' });
  useEffect(() => {
    let isOver = false;
    const show = (next: Known) => !isOver && setLink(next);
    call(readSubscription, { query: { key }, quiet: true }).then(
      ({ topic, isOn }) => show({ state: 'open', subject: topic, isOn }),
      (error: unknown) => show({ state: 'broken', message: messageOf(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return [link, setLink] as const;
}

/** /unsubscribe: a mail's link says what it would switch off; a click does it, so that mail scanners don't. It can be taken back here. */
export default function Unsubscribe() {
  const { t } = useTranslation('noticeWays');
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const [link, setLink] = useLink(key);
  /** What was switched off here. */
  const [off, setOff] = useState<readonly NoticeTopic[]>([]);
  usePageTitle(t('off.title'));
  /** What can be switched on again; of a daily mail that was switched off elsewhere it isn't known. */
  const again = link.state === 'open' && link.subject !== 'daily' ? [link.subject] : off;
  const { isSending, send } = useSendOnce(async () => {
    if (link.state !== 'open') return;
    try {
      if (link.isOn) setOff((await call(switchMailsOff, { query: { key }, quiet: true })).topics);
      else await call(subscribeAgain, { body: { key, topics: [...again] }, quiet: true });
      setLink({ ...link, isOn: !link.isOn });
    } catch (error) {
      setLink({ state: 'broken', message: messageOf(error) });
    }
  });
  return (
    <SplitPage title={t('off.sayTitle')} text={t('off.sayText')} foot={<Link to={noticePages.preferences}>{t('off.all')}</Link>}>
      {link.state === 'broken' && (
        <>
          <h1>{t('off.broken')}</h1>
          <p className="page-text">{link.message}</p>
        </>
      )}
      {link.state === 'open' && (
        <>
          <h1>{t(link.isOn ? 'off.title' : 'off.done')}</h1>
          <p className="page-text">
            <strong>{t(`topic.${link.subject}.name`)}</strong>
          </p>
          <p className="page-text" role="status">
            {t(link.isOn ? 'off.text' : 'off.doneText')}
          </p>
          {(link.isOn || again.length > 0) && (
            <button
              type="button"
              className={link.isOn ? 'btn primary lg block' : 'btn lg block'}
              aria-disabled={isSending}
              onClick={() => void send()}
            >
              {t(link.isOn ? 'off.button' : 'off.again')}
            </button>
          )}
        </>
      )}
    </SplitPage>
  );
}
