import { downloadReceipt, downloadReceiptRecord, listReceipts } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { requestKeys } from '../queries.ts';

interface ReceiptLinksProps {
  requestId: number;
  /** The task whose answer the receipt is of. */
  tipsId: number;
}

const files = { pdf: downloadReceipt, record: downloadReceiptRecord } as const;
type File = keyof typeof files;

/** What the answer to a task has left: its receipt, and the record that the receipt's digest is of. */
export function ReceiptLinks({ requestId, tipsId }: ReceiptLinksProps) {
  const { t } = useTranslation('receipt');
  const [loading, setLoading] = useState<File>();
  const { data: receipts } = useQuery({
    queryKey: [...requestKeys.partsOf(requestId), 'receipts'] as const,
    queryFn: ({ signal }) => call(listReceipts, { query: { requestId }, signal, quiet: true, background: true }),
  });
  const receipt = receipts?.find((one) => one.tipsId === tipsId);
  if (!receipt) return null;
  const save = async (file: File) => {
    setLoading(file);
    try {
      const query = { receiptId: receipt.receiptId };
      saveFile(await call(files[file], { query, background: true }), `${receipt.number}.${file === 'pdf' ? 'pdf' : 'json'}`);
    } catch (error) {
      // What the server refused was shown already.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setLoading(undefined);
    }
  };
  return (
    <div className="hd-row">
      <Button size="small" icon={<Icon name="download" />} loading={loading === 'pdf'} onClick={() => void save('pdf')}>
        {t('pdf')}
      </Button>
      <Button size="small" type="text" loading={loading === 'record'} onClick={() => void save('record')}>
        {t('record')}
      </Button>
    </div>
  );
}
