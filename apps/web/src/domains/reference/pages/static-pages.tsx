import '../reference.css';
import { removeStaticPage } from '@heliodesk/contract/reference';
import type { StaticPageRow } from '@heliodesk/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { call } from '#src/platform/http/call.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { useRefresh } from '../administration-queries.ts';
import { LanguageCells } from '../components/language-cells.tsx';
import { PageForm } from '../components/page-form.tsx';
import { pageDetail, pageList } from '../page-queries.ts';

/** /admin/page: the pages that staff write; `?edit=` opens one, or `new`. */
export default function StaticPagesPage() {
  const [params, setParams] = useSearchParams();
  const edited = params.get('edit');
  const close = () => setParams({});
  if (edited === 'new') return <PageForm page={undefined} onDone={close} />;
  return edited ? <EditPage id={Number(edited)} onDone={close} /> : <PageList />;
}

function EditPage({ id, onDone }: { id: number; onDone: () => void }) {
  const { t, i18n } = useTranslation('reference');
  const { data, error, refetch } = useQuery(pageDetail(id, i18n.language));
  if (data) return <PageForm key={data.id} page={data} onDone={onDone} />;
  return <Page title={t('pages')}>{error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton />}</Page>;
}

const editPath = ({ id }: StaticPageRow): string => `/admin/page?edit=${id}`;

/** Where a page is read. */
const readingPath = (slug: string): string => (slug === 'privacy' || slug === 'service' ? `/${slug}` : `/staticPage?page=${slug}`);

function PageList() {
  const { t, i18n } = useTranslation(['reference', 'fields']);
  const state = useTableState();
  const result = useQuery(pageList({ pageNum: state.pageNum, pageSize: state.pageSize }, i18n.language));
  const columns: DataColumn<StaticPageRow>[] = [
    { key: 'title', title: t('fields:title'), isMain: true, wraps: true, render: (row) => row.title },
    { key: 'address', title: t('address'), render: ({ slug }) => <PageLink path={readingPath(slug)} /> },
    { key: 'languages', title: t('languages'), render: (row) => <LanguageCells filled={row.languages} /> },
    { key: 'changed', title: t('changedAt'), render: (row) => <UtcTime at={row.updateTime} className="hd-hint" /> },
    { key: 'remove', title: t('remove'), titleIcon: ' ', align: 'end', render: (row) => <RemovePage row={row} /> },
  ];
  return (
    <ListPage<StaticPageRow>
      name="static-pages"
      title={t('pages')}
      actions={
        <Link to="/admin/page?edit=new">
          <Button type="primary" icon={<Icon name="plus" />} tabIndex={-1}>
            {t('newPage')}
          </Button>
        </Link>
      }
      columns={columns}
      state={state}
      result={result}
      rowKey={(row) => row.id}
      rowLink={editPath}
      renderCard={(row) => <PageCard row={row} />}
      note={t('utcNote')}
    />
  );
}

/** A page on a phone. */
function PageCard({ row }: { row: StaticPageRow }) {
  return (
    <article className="hd-row-card">
      <div className="hd-row hd-t13">
        <PageLink path={readingPath(row.slug)} />
        <span className="hd-end">
          <RemovePage row={row} />
        </span>
      </div>
      <strong>
        <Link to={editPath(row)}>{row.title}</Link>
      </strong>
      <div className="hd-row hd-row-wrap hd-t13">
        <LanguageCells filled={row.languages} />
        <UtcTime at={row.updateTime} className="hd-hint hd-end" />
      </div>
    </article>
  );
}

function PageLink({ path }: { path: string }) {
  return (
    <Link to={path}>
      <Ltr mono>{path}</Ltr>
    </Link>
  );
}

function RemovePage({ row }: { row: StaticPageRow }) {
  const { t } = useTranslation('reference');
  const refresh = useRefresh('pages');
  if (row.isBuiltIn) return <span className="hd-hint hd-t12">{t('builtIn')}</span>;
  const handleRemove = async () => {
    await call(removeStaticPage, { params: { id: row.id } });
    await refresh();
  };
  return (
    <ConfirmButton
      type="text"
      danger
      aria-label={t('removePage', { title: row.title })}
      icon={<Icon name="trash" />}
      title={t('removePage', { title: row.title })}
      text={t('removePageText')}
      confirmLabel={t('remove')}
      onConfirm={handleRemove}
    />
  );
}
