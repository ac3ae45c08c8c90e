import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColleagueSelect } from '../desk/colleague-select.tsx';
import { asTarget, ManyModal } from './many-dialog.tsx';
import type { ManyDialogProps } from './many-dialog.tsx';
import { useStart } from './use-start.ts';

/** Gives many requests a new owner. */
export function AssignManyDialog({ targets, onStarted, ...frame }: ManyDialogProps) {
  const { t } = useTranslation('desk');
  const [ownerId, setOwnerId] = useState<number>();
  const { start, isRunning, refusal } = useStart(onStarted);
  const handleConfirm = () => {
    if (ownerId !== undefined) void start({ action: 'assign', requests: targets.map(asTarget), ownerId });
  };
  return (
    <ManyModal
      {...frame}
      title={t('assign.title', { count: targets.length })}
      confirm={t('assign.confirm')}
      isReady={ownerId !== undefined}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={handleConfirm}
    >
      <label className="hd-field-label" htmlFor="assign-owner">
        {t('assign.owner')}
      </label>
      <ColleagueSelect
        id="assign-owner"
        types={targets.map(({ requestType }) => requestType)}
        {...(ownerId === undefined ? {} : { value: ownerId })}
        disabled={isRunning}
        onChange={setOwnerId}
      />
    </ManyModal>
  );
}
