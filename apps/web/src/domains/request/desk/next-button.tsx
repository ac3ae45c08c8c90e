import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCan } from '#src/platform/session.ts';
import { deskPaths } from './desk-paths.ts';
import { shortcuts } from './shortcuts.ts';

/** Leads people who pick up to the most urgent case. */
export function NextButton() {
  const { t } = useTranslation('deskNext');
  if (!useCan(shortcuts.nextUrgent.permission)) return null;
  return (
    <Link to={deskPaths.next} aria-keyshortcuts={shortcuts.nextUrgent.key}>
      <Button type="primary" tabIndex={-1}>
        {t('title')} <kbd className="hd-kbd hd-not-phone">{shortcuts.nextUrgent.key.toUpperCase()}</kbd>
      </Button>
    </Link>
  );
}
