import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ShownPageScreen } from '../components/shown-page.tsx';

/** /staticPage?page=slug; without a name the page that says how service works. */
export default function StaticPagePage() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  return <ShownPageScreen slug={params.get('page') || 'service'} title={t('menu.staticPage')} />;
}
