import './serial-number.css';
import { limits } from '@heliodesk/contract/kit';
import { useMemo } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { UploadField } from '#src/ui/files/upload-field.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { saveTemplate, uploadSpreadsheet, useSerialChanges } from '../queries.ts';
import { PasteBox } from './paste-box.tsx';

const rules = { accept: '.xls,.xlsx', maxBytes: limits.fileSize, maxFiles: 1, maxNameLength: limits.fileName };

/** The ways to add serial numbers: a spreadsheet, its template, or pasting. Beside the step. */
export function AddSerials({ requestId }: { requestId: number }) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const { refresh } = useSerialChanges(requestId);
  const upload = useMemo(() => uploadSpreadsheet(requestId), [requestId]);
  return (
    <>
      <h2 className="hd-h-sm hd-add-title">{t('add.title')}</h2>
      <UploadField
        upload={upload}
        rules={rules}
        hint={t('add.hint', { rows: number(limits.serialNumbers) })}
        onChange={() => void refresh()}
      />
      <Button block icon={<Icon name="download" />} onClick={() => void saveTemplate()}>
        {t('add.template')}
      </Button>
      <p className="hd-or">{t('add.or')}</p>
      <PasteBox requestId={requestId} />
      <div className="hd-alert hd-k-warn">
        <Icon name="info" size={20} />
        <div>
          <b>{t('add.warningsTitle')}</b> {t('add.warningsText')}
        </div>
      </div>
    </>
  );
}
