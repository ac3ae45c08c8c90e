import '../page-view.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { shownPage } from '../page-queries.ts';
import { PageBody } from './page-view.tsx';

/** A page that staff wrote, in the workspace. */
export function ShownPageScreen({ slug, title }: { slug: string; title: string }) {
  const { i18n } = useTranslation();
  const { data, error, refetch } = useQuery(shownPage(slug, i18n.language));
  return (
    <Page title={data?.title ?? title} layout="text">
      {data && (
        <div className="hd-reading">
          <PageBody page={data} />
        </div>
      )}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <PageSkeleton />}
    </Page>
  );
}
