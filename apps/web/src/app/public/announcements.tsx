import { useTranslation } from 'react-i18next';
import { TextWithTimes } from '#src/ui/format/text-with-times.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** Maintenance and other notices above the header, in the reader's language. */
export function Announcements() {
  const { t, i18n } = useTranslation('site');
  const { shown, hide } = useAnnouncements(i18n.language);
  return shown.map(({ id, level, text }) => (
    <aside key={id} className={`notice notice-${level}`} aria-label={t('notice.label')}>
      <div className="wrap">
        <Icon name="info" size={20} />
        <p className="grow">
          <TextWithTimes text={text} />
        </p>
        <button type="button" className="btn sm quiet" aria-label={t('notice.hide')} onClick={() => hide(id)}>
          <Icon name="close" size={16} />
        </button>
      </div>
    </aside>
  ));
}
