import './rma.css';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { FileInput } from '#src/ui/files/drop-zone.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { saveRma, saveRmaTemplate, useRmaChanges } from './queries.ts';

/** What the server takes: spreadsheets, one at a time. */
const rules = { accept: '.xls,.xlsx', maxFiles: 1 };

/** Runs a download; what the server refuses is shown by itself. */
function useDownload() {
  const [isRunning, setRunning] = useState(false);
  const run = async (save: () => Promise<void>) => {
    setRunning(true);
    try {
      await save();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}

/** A list as a spreadsheet. */
export function ExportList({ addressId }: { addressId: number }) {
  const { t } = useTranslation('common');
  const { isRunning, run } = useDownload();
  return (
    <Button type="text" size="small" icon={<Icon name="download" />} loading={isRunning} onClick={() => void run(() => saveRma(addressId))}>
      {t('export')}
    </Button>
  );
}

/** An empty spreadsheet, for pairs that come back as a file. */
export function TemplateButton() {
  const { t } = useTranslation('replacements');
  const { isRunning, run } = useDownload();
  return (
    <Button type="text" size="small" icon={<Icon name="download" />} loading={isRunning} onClick={() => void run(saveRmaTemplate)}>
      {t('add.template')}
    </Button>
  );
}

/** Reads a spreadsheet into a list, all of it or nothing; answers why not. */
export function useSheetImport(addressId: number) {
  const { t } = useTranslation('replacements');
  const { number } = useFormat();
  const { readFile } = useRmaChanges(addressId);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const read = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setReading(true);
    setRefusal(undefined);
    try {
      const { fitCount, quantity } = await readFile(file);
      showToast({ kind: 'good', title: t('add.imported', { done: number(fitCount), total: number(quantity) }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.errors[0]?.message ?? messageOf(error));
    } finally {
      setReading(false);
    }
  };
  return { isReading, refusal, read };
}

interface ImportButtonProps {
  isReading: boolean;
  onFiles: (files: readonly File[]) => Promise<void>;
}

/** The file input lies over the button, unseen. */
export function ImportButton({ isReading, onFiles }: ImportButtonProps) {
  const { t } = useTranslation('replacements');
  return (
    <span className="hd-rma-import">
      <Button type="primary" size="small" icon={<Icon name="upload" />} loading={isReading} tabIndex={-1} aria-hidden="true">
        {t('add.import')}
      </Button>
      <FileInput label={t('add.import')} rules={rules} onFiles={(files) => void onFiles(files)} />
    </span>
  );
}
