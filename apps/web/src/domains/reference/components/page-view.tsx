import type { ShownPage } from '@heliodesk/contract/reference';
import { directionOf, isLanguage } from '@heliodesk/contract/kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const Markdown = lazy(async () => ({ default: (await import('#src/ui/markdown/markdown.tsx')).Markdown }));

/** What a page says, below its title. A borrowed English text says so and is marked as English. */
export function PageBody({ page, isPreview = false }: { page: Pick<ShownPage, 'language' | 'body'>; isPreview?: boolean }) {
  const { t, i18n } = useTranslation('plain');
  const isBorrowed = !isPreview && isLanguage(i18n.language) && page.language !== i18n.language;
  return (
    <>
      {isBorrowed && (
        <p className="page-borrowed" role="note">
          {t('page.borrowed')}
        </p>
      )}
      <div lang={page.language} dir={directionOf(page.language)}>
        <Suspense fallback={<p aria-busy="true">{t('page.loading')}</p>}>
          <Markdown text={page.body} />
        </Suspense>
      </div>
    </>
  );
}
