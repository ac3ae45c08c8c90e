import type { CallOf } from '@heliodesk/contract/kit';
import { deskExportLimit, exportDesk } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { deskQuery } from './desk-queries.ts';
import type { DeskListState } from './desk-queries.ts';

interface ExportButtonProps {
  query: DeskListState;
  columns: readonly string[];
}

/** Exports requests of the desk, one export at a time. */
export function useExport() {
  const [isRunning, setRunning] = useState(false);
  const save = async (query: CallOf<typeof exportDesk>['query']) => {
    setRunning(true);
    try {
      saveFile(await call(exportDesk, { query, background: true }), 'requests.xlsx');
    } catch (error) {
      // What the server refused was shown already.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, save };
}

/** What the desk shows as a spreadsheet: all pages of it, in the columns of the view. */
export function ExportButton({ query, columns }: ExportButtonProps) {
  const { t } = useTranslation(['deskViews', 'common']);
  const { number } = useFormat();
  const { isRunning, save } = useExport();
  const handleExport = () => {
    const { pageNum: _pageNum, pageSize: _pageSize, ...asked } = deskQuery(query);
    return save({ ...asked, columns: columns.join(',') });
  };
  return (
    <Can permission="csp:desk:export">
      <Button
        icon={<Icon name="download" />}
        loading={isRunning}
        title={t('exportHint', { limit: number(deskExportLimit) })}
        onClick={() => void handleExport()}
      >
        {t('common:export')}
      </Button>
    </Can>
  );
}
