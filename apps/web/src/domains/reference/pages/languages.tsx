import '../components/languages-list/languages.css';
import { LanguageCode } from '@heliodesk/contract/kit';
import { PhraseState } from '@heliodesk/contract/reference';
import type { PhraseCoverage, PhraseRow } from '@heliodesk/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { coverage as coverageQuery, phraseList, useExportPhrases } from '../components/languages-list/language-queries.ts';
import type { PhraseListFilters } from '../components/languages-list/language-queries.ts';
import { CoverageTable } from '../components/languages-list/coverage-table.tsx';
import { AvailableLanguagesBar } from '../components/languages-list/available-languages-bar.tsx';
import { StateLegend, TextCard } from '../components/languages-list/text-cells.tsx';
import type { Chosen } from '../components/languages-list/text-cells.tsx';
import { useTextColumns } from '../components/languages-list/text-columns.tsx';
import { TextFilters } from '../components/languages-list/text-filters.tsx';

/** What opens on a press need not come with the list. */
const TextEditor = lazy(async () => ({ default: (await import('../components/languages-editor/text-editor.tsx')).TextEditor }));

const filtersSchema = z.object({
  text: z.string().max(100).optional(),
  namespace: z.string().max(60).optional(),
  language: LanguageCode.optional(),
  state: PhraseState.optional(),
  view: z.literal('coverage').optional(),
});

/** Languages that are offered, and every text of the interface in each of them. */
export default function LanguagesPage() {
  const { t } = useTranslation('languages');
  const { number } = useFormat();
  const state = useTableState<PhraseListFilters>(filtersSchema);
  const covered = useQuery(coverageQuery);
  const head = {
    title: t('title'),
    note: covered.data && t('count', { count: covered.data.texts, number: number(covered.data.texts) }),
    actions: <Actions state={state} />,
  };
  return state.filters.view === 'coverage' ? (
    <Page {...head} layout="flush">
      <AvailableLanguagesBar coverage={covered.data} hasHeads={false} />
      <Covered {...covered} />
    </Page>
  ) : (
    <Texts {...head} state={state} coverage={covered.data} />
  );
}

function Covered({ data, error, refetch }: { data: PhraseCoverage | undefined; error: unknown; refetch: () => unknown }) {
  if (data) return <CoverageTable coverage={data} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton />;
}

/** Texts or coverage, and the export of what is filtered. */
function Actions({ state }: { state: TableState<PhraseListFilters> }) {
  const { t } = useTranslation(['languages', 'common']);
  const exporting = useExportPhrases();
  const { view, ...filters } = state.filters;
  return (
    <>
      <SegmentedControl
        aria-label={t('view.label')}
        value={view ?? 'texts'}
        options={[
          { value: 'texts', label: t('view.texts') },
          { value: 'coverage', label: t('view.coverage') },
        ]}
        onChange={(next) => state.setFilters({ view: next === 'coverage' ? next : undefined })}
      />
      <Button icon={<Icon name="download" />} loading={exporting.isPending} onClick={() => exporting.mutate(filters)}>
        {t('common:export')}
      </Button>
    </>
  );
}

interface TextsProps {
  title: string;
  note: ReactNode;
  actions: ReactNode;
  state: TableState<PhraseListFilters>;
  coverage: PhraseCoverage | undefined;
}

/** The list of texts with the editor of the chosen one. */
function Texts({ title, note, actions, state, coverage }: TextsProps) {
  const isNarrow = useNarrow();
  const [chosen, setChosen] = useState<Chosen>();
  const result = useQuery(phraseList(state.query));
  const { language } = state.filters;
  const columns = useTextColumns({ language, coverage, chosen, onChoose: setChosen });
  return (
    <>
      <ListPage<PhraseRow>
        name={language === undefined ? 'languages' : 'language-texts'}
        title={title}
        titleNote={note}
        actions={actions}
        columns={columns}
        state={state}
        result={result}
        rowKey={(row) => row.key}
        renderCard={(row) => <TextCard row={row} chosen={chosen} onChoose={setChosen} />}
        above={<AvailableLanguagesBar coverage={coverage} hasHeads={isNarrow} />}
        filters={<TextFilters state={state} coverage={coverage} />}
        note={<StateLegend />}
      />
      <Suspense>
        {chosen && (
          <TextEditor
            key={`${chosen.language} ${chosen.key}`}
            phrase={chosen.key}
            language={chosen.language}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
