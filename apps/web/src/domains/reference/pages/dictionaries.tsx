import '../reference.css';
import { dictIds, dictTypes, exportDictEntries } from '@heliodesk/contract/reference';
import type { DictRow, DictTypeRow } from '@heliodesk/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { call } from '#src/platform/http/call.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { dictionaryTypes } from '../administration-queries.ts';
import { DictionaryEditor } from '../components/dictionary-editor.tsx';
import { DictionaryEntries } from '../components/dictionary-entries.tsx';
import { DictionaryTypes } from '../components/dictionary-types.tsx';

/** The page of one dictionary exists for numbers alone (spec 1 §2). */
export default function DictionariesAddress() {
  const { dictId = '' } = useParams();
  return /^\d*$/.test(dictId) ? <DictionariesPage /> : <Navigate to="/404" replace />;
}

/** /dict and /dict/type/data/{dictId}: dictionaries, the values of one, and one value with its labels. */
function DictionariesPage() {
  const { t } = useTranslation('reference');
  const { dictId } = useParams();
  const { data: types, error, refetch } = useQuery(dictionaryTypes);
  const chosen = dictTypes.find((type) => String(dictIds[type]) === dictId);
  const type = types?.find(({ dictType }) => dictType === chosen);
  return (
    <Page
      title={t('dictionaries')}
      {...(chosen ? { tabTitle: t(`dictType.${chosen}`) } : {})}
      note={t('reach')}
      layout="flush"
      actions={<ExportButton type={type} />}
    >
      {error && !types ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : types ? (
        <div className={dictId === undefined ? 'hd-dict hd-dict-types-only' : 'hd-dict'}>
          <DictionaryTypes types={types} chosen={chosen} />
          {type && <Entries key={type.dictType} type={type} />}
          {dictId === undefined && <Empty title={t('chooseTitle')} text={t('chooseText')} />}
          {dictId !== undefined && !type && <NotFound />}
        </div>
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}

function ExportButton({ type }: { type: DictTypeRow | undefined }) {
  const { t } = useTranslation('common');
  const handleExport = async () =>
    saveFile(await call(exportDictEntries, { query: type ? { dictType: type.dictType } : {} }), 'dictionaries.xlsx');
  return (
    <Can permission="system:dict:export">
      <Button icon={<Icon name="download" />} onClick={() => void handleExport()}>
        {t('export')}
      </Button>
    </Can>
  );
}

type Opened = DictRow | 'new' | undefined;

function Entries({ type }: { type: DictTypeRow }) {
  const { t } = useTranslation('reference');
  const [opened, setOpened] = useState<Opened>();
  const { dictType, isOpen, isComputed, entries } = type;
  return (
    <>
      <section className="hd-dict-entries" aria-labelledby="dictionary">
        <header className="hd-row hd-row-wrap">
          <div className="hd-grow">
            <h2 id="dictionary">{t(`dictType.${dictType}`)}</h2>
            <p className="hd-hint hd-t13">
              <Ltr mono>{dictType}</Ltr> {t('values', { count: entries })}
            </p>
          </div>
          {isOpen && (
            <Can permission="system:dict:add">
              <Button icon={<Icon name="plus" />} onClick={() => setOpened('new')}>
                {t('newValue')}
              </Button>
            </Can>
          )}
        </header>
        {!isOpen && (
          <p className="hd-dict-why hd-row hd-t13">
            <Icon name="info" />
            {t(isComputed ? 'computedWhy' : 'closedWhy')}
          </p>
        )}
        <DictionaryEntries type={type} onOpen={setOpened} />
        <p className="hd-dict-legend hd-hint hd-t12">
          <i className="hd-key hd-f3" /> {t('legendFilled')} <i className="hd-key hd-coverage-gap" /> {t('legendMissing')}
        </p>
      </section>
      {opened !== undefined && (
        <DictionaryEditor
          key={opened === 'new' ? 'new' : opened.dictValue}
          dictType={dictType}
          row={opened === 'new' ? undefined : opened}
          nextSort={entries + 1}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
