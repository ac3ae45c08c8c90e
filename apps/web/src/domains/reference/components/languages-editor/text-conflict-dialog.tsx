import type { PhraseForm, PhraseTexts, PhraseView } from '@heliodesk/contract/reference';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/field-labels.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';

interface TextConflictDialogProps {
  mine: PhraseTexts;
  theirs: PhraseView;
  onKeepMine: () => void;
  onTakeTheirs: (theirs: PhraseView) => void;
}

/** Both texts side by side; nothing is overwritten before the person has chosen. */
export function TextConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs }: TextConflictDialogProps) {
  const { t } = useTranslation('languages');
  const theirTextOf = (form: PhraseForm): string => theirs.own[form] ?? theirs.release[form] ?? '';
  return (
    <Modal
      open
      width={720}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={t('conflict.title')}
      footer={
        <>
          <Button onClick={() => onTakeTheirs(theirs)}>{t('conflict.take')}</Button>
          <Button type="primary" onClick={onKeepMine}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <table className="hd-compare">
        <thead>
          <tr>
            <th scope="col">{t('conflict.form')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">
              {t('conflict.theirs')} {theirs.changedAt !== null && <UtcTime at={theirs.changedAt} withZone />}
            </th>
          </tr>
        </thead>
        <tbody>
          {theirs.forms.map((form) => (
            <tr key={form}>
              <th scope="row">{labelOf(`texts.${form}`)}</th>
              <td dir="auto">{mine[form]}</td>
              <td dir="auto">{theirTextOf(form)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
