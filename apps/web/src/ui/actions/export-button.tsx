import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/platform/http/call-error.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

interface ExportButtonProps {
  /** What is exported, and how much of it at most. */
  hint: string;
  /** Loads the file and hands it to the browser. What the server refuses, the call has shown already. */
  save: () => Promise<void>;
}

/** Exports a list as a file, one export at a time. */
export function ExportButton({ hint, save }: ExportButtonProps) {
  const { t } = useTranslation('common');
  const [isRunning, setRunning] = useState(false);
  const handleExport = async () => {
    setRunning(true);
    try {
      await save();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button icon={<Icon name="download" />} loading={isRunning} title={hint} onClick={() => void handleExport()}>
      {t('export')}
    </Button>
  );
}
