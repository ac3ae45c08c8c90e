import './form.css';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../page/modal-dialog.tsx';

/** One field in both states, in words. */
export interface ConflictingField {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  /** Those that differ. */
  fields: readonly ConflictingField[];
  /** When the other state was saved, if known. */
  savedAt?: ReactNode;
  onKeepMine: () => unknown;
  onTakeTheirs: () => unknown;
}

/** Two states of one thing side by side; nothing is overwritten before the person has chosen. Render it to open it. */
export function ConflictDialog({ fields, savedAt, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const { t } = useTranslation(['ui', 'common']);
  return (
    <ModalDialog
      open
      startsAtField={false}
      width={720}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={t('compare.title')}
      footer={
        <>
          <Button onClick={() => void onTakeTheirs()}>{t('compare.take')}</Button>
          <Button type="primary" onClick={() => void onKeepMine()}>
            {t('compare.keep')}
          </Button>
        </>
      }
    >
      <p>{t('compare.text')}</p>
      <table className="hd-compare">
        <thead>
          <tr>
            <th scope="col">{t('common:field')}</th>
            <th scope="col">{t('compare.mine')}</th>
            <th scope="col">
              {t('compare.theirs')} {savedAt}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td dir="auto">{mine || t('common:none')}</td>
              <td dir="auto">{theirs || t('common:none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length === 0 && <p className="hd-hint">{t('compare.same')}</p>}
    </ModalDialog>
  );
}
