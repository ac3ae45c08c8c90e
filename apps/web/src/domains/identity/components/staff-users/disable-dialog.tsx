import './staff-users.css';
import { DisableStaffBody } from '@heliodesk/contract/identity';
import type { OpenCases, StaffUser } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Input, Radio, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { isCalledOff, reasonOf } from '#src/platform/http/error-policy.ts';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { openCases, useDisable } from '../../staff-queries.ts';

interface DisableDialogProps {
  user: StaffUser;
  onClose: () => void;
}

type Fate = 'colleague' | 'unassigned';

/** Shuts someone out and asks first what becomes of their open cases. Mount it to open it. */
export function DisableDialog({ user, onClose }: DisableDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const reasonId = useId();
  const { userId, version, name } = user;
  const { data: cases, error } = useQuery(openCases(userId));
  const disable = useDisable();
  const [fate, setFate] = useState<Fate>('colleague');
  const [colleague, setColleague] = useState<number>();
  const [reason, setReason] = useState('');
  const hasCases = cases !== undefined && cases.openCases > 0;
  const isHandedOver = hasCases && fate === 'colleague';

  const handleOk = async () => {
    try {
      await disable.mutateAsync({ userId, version, handOverTo: isHandedOver ? (colleague ?? null) : null, reason });
    } catch {
      return;
    }
    showToast({ kind: 'good', title: t('common:disabledOf', { name }) });
    onClose();
  };
  const refusal = disable.error ?? error;
  return (
    <ModalDialog
      open
      width={480}
      title={t('common:disableOf', { name })}
      okText={t('common:disable')}
      okButtonProps={{ danger: true, disabled: cases === undefined || (isHandedOver && colleague === undefined) }}
      confirmLoading={disable.isPending}
      mask={{ closable: false }}
      onOk={() => void handleOk()}
      onCancel={onClose}
    >
      <p>{t('disable.text')}</p>
      {refusal && !isCalledOff(refusal) && (
        <p className="hd-alert hd-k-warn" role="alert">
          <Icon name="warning" />
          <span>{reasonOf(refusal)}</span>
        </p>
      )}
      {cases === undefined && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {hasCases && <CasesChoice {...{ name, cases, fate, colleague, onFate: setFate, onColleague: setColleague }} />}
      <label className="hd-dialog-label" htmlFor={reasonId}>
        {t('common:reason')}
      </label>
      <Input.TextArea
        id={reasonId}
        rows={2}
        maxLength={maxLengthOf(DisableStaffBody, 'reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="hd-hint hd-t12">{t('disable.reasonHint')}</p>
    </ModalDialog>
  );
}

interface CasesChoiceProps {
  name: string;
  cases: OpenCases;
  fate: Fate;
  colleague: number | undefined;
  onFate: (fate: Fate) => void;
  onColleague: (userId: number) => void;
}

function CasesChoice({ name, cases, fate, colleague, onFate, onColleague }: CasesChoiceProps) {
  const { t } = useTranslation('staff');
  const { number } = useFormat();
  const headId = useId();
  return (
    <div className="hd-disable-choice" role="group" aria-labelledby={headId}>
      <p>
        <b>{t('disable.cases', { count: cases.openCases, number: number(cases.openCases), name })}</b>
      </p>
      <p id={headId} className="hd-dialog-label">
        {t('disable.what')}
      </p>
      <Radio.Group value={fate} onChange={({ target }) => onFate(target.value as Fate)} vertical>
        <Radio value="colleague">{t('disable.toColleague')}</Radio>
        <Radio value="unassigned">{t('disable.toUnassigned')}</Radio>
      </Radio.Group>
      {fate === 'colleague' && (
        <Select<number>
          aria-label={t('disable.colleague')}
          placeholder={t('disable.colleague')}
          showSearch={{ optionFilterProp: 'name' }}
          notFoundContent={t('disable.noColleague')}
          value={colleague ?? null}
          onChange={onColleague}
          options={cases.colleagues
            .toSorted((one, other) => one.openRequests - other.openRequests || one.name.localeCompare(other.name))
            .map((person) => ({
              value: person.userId,
              name: person.name,
              label: (
                <span className="hd-row">
                  <span className="hd-grow hd-cut">{person.name}</span>
                  <span className="hd-hint hd-t12 hd-num">{t('disable.load', { count: person.openRequests })}</span>
                </span>
              ),
            }))}
        />
      )}
    </div>
  );
}
