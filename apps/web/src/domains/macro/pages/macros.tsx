import '../macro.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Page } from '#src/ui/page/page.tsx';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { MacroEditor } from '../edit/macro-editor.tsx';
import { MacroList } from '../edit/macro-list.tsx';
import { macroList } from '../queries.ts';

/** /macro: where leads edit macros; `?macro=` opens one, or `new`. */
export default function MacrosPage() {
  const { t, i18n } = useTranslation('macro');
  const [params, setParams] = useSearchParams();
  const chosen = params.get('macro');
  const { data: macros, error, refetch } = useQuery(macroList(i18n.language));
  const macro = macros?.find(({ macroId }) => String(macroId) === chosen);
  const open = (macroId: number) => setParams({ macro: String(macroId) }, { replace: true });
  return (
    <Page title={t('page')} layout="flush">
      {macros ? (
        <div className={chosen === null ? 'hd-macros hd-macros-list-only' : 'hd-macros'}>
          <MacroList macros={macros} chosen={chosen} />
          {chosen === null ? (
            <Empty title={t('chooseTitle')} text={t('chooseText')} />
          ) : macro || chosen === 'new' ? (
            <MacroEditor key={chosen} macro={macro} onSaved={open} onLeave={() => setParams({})} />
          ) : (
            <NotFound />
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}
