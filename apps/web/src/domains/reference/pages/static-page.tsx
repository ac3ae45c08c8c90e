import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Page } from '#src/ui/page/page.tsx';
import { NotFound } from '#src/ui/states/states.tsx';
import { ShownPageScreen } from '../components/shown-page.tsx';

/** /staticPage?page=slug */
export default function StaticPagePage() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const slug = params.get('page') ?? '';
  if (slug !== '') return <ShownPageScreen slug={slug} title={t('menu.staticPage')} />;
  return (
    <Page title={t('menu.staticPage')}>
      <NotFound />
    </Page>
  );
}
