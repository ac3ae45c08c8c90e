import './add-serials.css';
import { limits } from '@heliodesk/contract/kit';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileInput } from '#src/ui/files/drop-zone.tsx';
import { FileList } from '#src/ui/files/file-list.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { saveTemplate } from '../queries.ts';
import { sheetRules } from '../use-sheet-uploads.ts';
import type { SheetUploads } from '../use-sheet-uploads.ts';
import { WrongChoice } from './wrong-file.tsx';

interface SheetDropProps {
  uploads: SheetUploads;
  /** The main thing on the page, or one beside it. */
  size: 'big' | 'small';
}

/** A place to drop or choose spreadsheets, with their template. The file input lies over all of it but the template's button. */
export function SheetDrop({ uploads, size }: SheetDropProps) {
  const { t } = useTranslation(['serialStep', 'serialNumber']);
  const { number } = useFormat();
  const isBig = size === 'big';
  return (
    <div className={`hd-drop hd-sheet-drop hd-sheet-drop-${size}`}>
      <Icon name="upload" size={20} />
      <b className="hd-sheet-drop-title">{t('drop.title')}</b>
      <span className="hd-hint hd-t13">{t('drop.hint', { rows: number(limits.serialNumbers) })}</span>
      <FileInput label={t('drop.choose')} rules={sheetRules} onFiles={uploads.addFiles} />
      <span className="hd-sheet-drop-buttons">
        <Button
          className="hd-sheet-drop-choose"
          type={isBig ? 'primary' : 'default'}
          size={isBig ? 'medium' : 'small'}
          tabIndex={-1}
          aria-hidden="true"
        >
          {t('drop.choose')}
        </Button>
        <Button
          className="hd-sheet-drop-template"
          size={isBig ? 'medium' : 'small'}
          icon={<Icon name="download" />}
          onClick={() => void saveTemplate()}
        >
          {t('serialNumber:add.template')}
        </Button>
      </span>
    </div>
  );
}

/** Spreadsheets on their way to the server. */
export function SheetsOnTheirWay({ uploads: { jobs, cancel, retry, announced } }: { uploads: SheetUploads }) {
  return (
    <>
      <FileList files={[]} jobs={jobs} rules={sheetRules} onCancel={cancel} onRetry={retry} />
      <output className="hd-vh">{announced}</output>
    </>
  );
}

/** Files that were chosen and are no spreadsheets. */
export function WrongChoices({ uploads: { wrong, cancel } }: { uploads: SheetUploads }) {
  return wrong.map(({ id, file }) => <WrongChoice key={id} file={file} onClose={() => cancel(id)} />);
}
