import type { Announcement } from '@heliodesk/contract/reference';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { tabStorage } from '#src/platform/storage.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

const storageKey = 'hidden_announcements';

const readHidden = (): number[] => {
  const stored = tabStorage.getJson(storageKey);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
};

/** The announcements that are to be shown now, fetched beside the page and never in its way. */
function useAnnouncements(language: string): readonly Announcement[] {
  const [shown, setShown] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const { currentAnnouncements } = await import('@heliodesk/contract/reference');
      return call(currentAnnouncements, { quiet: true, background: true, signal: leaving.signal });
    };
    load().then(setShown, () => undefined);
    return () => leaving.abort();
  }, [language]);
  return shown;
}

/** Maintenance and other notices above the header, in the reader's language; hidden ones stay hidden in this tab. */
export function Announcements() {
  const { t, i18n } = useTranslation('site');
  const [hidden, setHidden] = useState(readHidden);
  const shown = useAnnouncements(i18n.language).filter(({ id }) => !hidden.includes(id));
  const hide = (id: number) => {
    const next = [...hidden, id];
    setHidden(next);
    tabStorage.setJson(storageKey, next);
  };
  return shown.map(({ id, level, text }) => (
    <aside key={id} className={`notice notice-${level}`} aria-label={t('notice.label')}>
      <div className="wrap">
        <Icon name="info" size={20} />
        <p className="grow">{text}</p>
        <button type="button" className="btn sm quiet" aria-label={t('notice.hide')} onClick={() => hide(id)}>
          <Icon name="close" size={16} />
        </button>
      </div>
    </aside>
  ));
}
