import { useTranslation } from 'react-i18next';
import { ShownPageScreen } from '../components/shown-page.tsx';

/** /service */
export default function ServicePage() {
  const { t } = useTranslation('shell');
  return <ShownPageScreen slug="service" title={t('menu.service')} />;
}
