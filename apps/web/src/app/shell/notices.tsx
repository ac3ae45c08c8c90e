import './notices.css';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { TextWithTimes } from '#src/ui/format/text-with-times.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useAnnouncements } from '../public/use-announcements.ts';

/** The same notices over the pages of the workspace. */
export function Notices() {
  const { t, i18n } = useTranslation('site');
  const { shown, hide } = useAnnouncements(i18n.language);
  return shown.map(({ id, level, text }) => (
    <aside key={id} className={`hd-notice hd-notice-${level}`} aria-label={t('notice.label')}>
      <Icon name="info" size={20} />
      <p>
        <TextWithTimes text={text} />
      </p>
      <Button type="text" size="small" aria-label={t('notice.hide')} icon={<Icon name="close" />} onClick={() => hide(id)} />
    </aside>
  ));
}
