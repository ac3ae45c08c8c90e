import { limits } from '@heliodesk/contract/kit';
import './second-factor.css';
import type { AppSetUp } from '@heliodesk/contract/identity';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useAddApp } from '../../second-factor-queries.ts';
import { AppKey } from './app-key.tsx';
import { copyCodes, downloadCodes, RecoveryCodeList } from './recovery-code-list.tsx';

interface AppDialogProps {
  setUp: AppSetUp;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Connects an authenticator app: the key, then its first code. */
export function AppDialog({ setUp, onAdded, onClose }: AppDialogProps) {
  const { t } = useTranslation('secondFactor');
  const id = useId();
  const [code, setCode] = useState('');
  const add = useAddApp();
  const handleOk = async () => {
    const added = await add.mutateAsync(code).catch(() => undefined);
    if (added) onAdded(added.recoveryCodes);
  };
  return (
    <Modal
      open
      width={480}
      title={t('connectTitle')}
      okText={t('continue')}
      confirmLoading={add.isPending}
      mask={{ closable: false }}
      onOk={() => void handleOk()}
      onCancel={onClose}
    >
      <div className="sf-dialog">
        <AppKey setUp={setUp} />
        {add.error && (
          <p className="hd-alert hd-k-warn" role="alert">
            <Icon name="warning" />
            <span>{messageOf(add.error)}</span>
          </p>
        )}
        <div>
          <label className="hd-dialog-label" htmlFor={id}>
            {t('typeCode')}
          </label>
          <Input
            id={id}
            className="sf-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={limits.appCode}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onPressEnter={() => void handleOk()}
          />
        </div>
      </div>
    </Modal>
  );
}

/** Recovery codes, shown once. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  return (
    <Modal
      open
      width={480}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={t('codesTitle')}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('saved')}
        </Button>
      }
    >
      <div className="sf-dialog">
        <p>{t('codesText')}</p>
        <RecoveryCodeList codes={codes} />
        <div className="sf-buttons">
          <Button onClick={() => downloadCodes(codes)}>{t('download')}</Button>
          <Button onClick={() => void copyCodes(codes)}>{t('copyAll')}</Button>
        </div>
      </div>
    </Modal>
  );
}
