import './import.css';
import { firstLines, headBytes, textFormats } from '@heliodesk/contract/serial-number';
import type { FileFormat, ImportStatus } from '@heliodesk/contract/serial-number';
import { Button } from 'antd';
import { useEffect, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { saveTemplate, useImportChanges } from '../queries.ts';
import { allows } from '../use-import.ts';

type Kind = 'text' | 'webPage' | 'sheet' | 'other';

const kinds: Record<FileFormat, Kind> = {
  csv: 'text',
  html: 'webPage',
  xml2003: 'sheet',
  biff2: 'sheet',
  xlsb: 'sheet',
  ods: 'sheet',
  encoding: 'sheet',
  other: 'other',
};

interface WrongFileProps {
  fileName: string;
  format: FileFormat;
  /** How it begins, where it is a text. */
  lines: readonly string[];
  onClose?: (() => void) | undefined;
}

/** A file that is no Excel workbook: what it is instead, how it begins, and how to make one of it. */
function WrongFile({ fileName, format, lines, onClose }: WrongFileProps) {
  const { t } = useTranslation(['serialStep', 'serialNumber']);
  const id = useId();
  const kind = kinds[format];
  return (
    <section className="hd-card hd-wrong-file" role="alert" aria-labelledby={id}>
      <div className="hd-import-head">
        <Icon name="warning" size={20} />
        <div className="hd-grow">
          <b className="hd-cut hd-import-name" id={id}>
            <Ltr>{fileName}</Ltr>
          </b>
          <span className="hd-t13">{t(`wrong.${kind}`)}</span>
        </div>
        {onClose && (
          <Button type="text" size="small" aria-label={t('serialNumber:import.dismiss')} icon={<Icon name="close" />} onClick={onClose} />
        )}
      </div>
      <div className="hd-wrong-body">
        {lines.length > 0 && <FirstLines lines={lines} />}
        <div>
          <h3 className="hd-t12 hd-hint">{t('wrong.toDo')}</h3>
          {kind === 'other' ? <p className="hd-t13">{t('wrong.useTemplate')}</p> : <StepsToMend />}
          <Button type="link" size="small" className="hd-wrong-template" onClick={() => void saveTemplate()}>
            {t('serialNumber:add.template')}
          </Button>
        </div>
      </div>
    </section>
  );
}

const separators = /([;,\t])/;

function FirstLines({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('serialStep');
  return (
    <div>
      <h3 className="hd-t12 hd-hint">{t('wrong.inIt')}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it scrolls only with the focus in it */}
      <pre className="hd-first-lines" dir="ltr" tabIndex={0} role="region" aria-label={t('wrong.lines')}>
        {lines.map((line, row) => (
          // Lines may be equal, and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={row}>
            {/* oxlint-disable-next-line react/no-array-index-key */}
            {line.split(separators).map((part, at) => (separators.test(part) ? <i key={at}>{part}</i> : part))}
          </span>
        ))}
      </pre>
    </div>
  );
}

function StepsToMend() {
  const { t } = useTranslation('serialStep');
  return (
    <ol className="hd-steps-to-mend">
      <li>{t('wrong.open')}</li>
      <li>
        <span>
          <Trans t={t} i18nKey="wrong.save" components={{ b: <b>{null}</b> }} />
        </span>
      </li>
      <li>{t('wrong.again')}</li>
    </ol>
  );
}

/** The same for a file that the server has refused. */
export function RefusedFile({ status, refusal }: { status: ImportStatus; refusal: NonNullable<ImportStatus['refusal']> }) {
  const { cancel } = useImportChanges(status.requestId);
  const close = allows(status, 'cancel') ? () => cancel.mutate(status.importId) : undefined;
  return <WrongFile fileName={status.fileName} {...refusal} onClose={close} />;
}

const formatsByEnding: Readonly<Record<string, FileFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  htm: 'html',
  html: 'html',
  xml: 'xml2003',
  xlsb: 'xlsb',
  xlsm: 'xlsb',
  ods: 'ods',
  numbers: 'ods',
};

const formatOf = ({ name }: File): FileFormat => formatsByEnding[name.toLowerCase().split('.').at(-1) ?? ''] ?? 'other';

/** The same for a file whose name says that it is none; it is looked at here, and not sent. */
export function WrongChoice({ file, onClose }: { file: File; onClose: () => void }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const format = formatOf(file);
  useEffect(() => {
    if (!textFormats.has(format)) return undefined;
    let isOver = false;
    // A file that has gone in the meantime shows no lines.
    void file
      .slice(0, headBytes)
      .text()
      .then(
        (text) => !isOver && setLines(firstLines(text)),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [file, format]);
  return <WrongFile fileName={file.name} format={format} lines={lines} onClose={onClose} />;
}
