import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/platform/http/call-error.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { loadNote } from './credit-note-queries.ts';

/** Saves a credit note as a PDF. */
export function CreditNotePdf({ creditNoteId, number }: { creditNoteId: number; number: string }) {
  const { t } = useTranslation('creditNote');
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      saveFile(await loadNote(creditNoteId), `${number}.pdf`);
    } catch (error) {
      // What the server refused was shown already.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size="small" icon={<Icon name="download" />} loading={isLoading} onClick={() => void save()}>
      {t('pdf')}
    </Button>
  );
}
