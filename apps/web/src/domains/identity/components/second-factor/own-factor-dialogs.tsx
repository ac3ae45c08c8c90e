import './second-factor.css';
import type { AppSetUp } from '@heliodesk/contract/identity';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalledOff, reasonOf } from '#src/platform/http/error-policy.ts';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { useAddApp } from '../../second-factor-queries.ts';
import { AppCodeField } from './app-code-field.tsx';
import { AppKey } from './app-key.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

interface AppDialogProps {
  setUp: AppSetUp;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Connects an authenticator app: the key, then its first code. */
export function AppDialog({ setUp, onAdded, onClose }: AppDialogProps) {
  const { t } = useTranslation('secondFactor');
  const [code, setCode] = useState('');
  const add = useAddApp();
  const handleOk = async () => {
    const added = await add.mutateAsync(code).catch(() => undefined);
    if (added) onAdded(added.recoveryCodes);
  };
  return (
    <ModalDialog
      open
      width={480}
      title={t('connectTitle')}
      okText={t('checkCode')}
      confirmLoading={add.isPending}
      mask={{ closable: false }}
      onOk={() => void handleOk()}
      onCancel={onClose}
    >
      <div className="sf-dialog">
        <AppKey setUp={setUp} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void handleOk();
          }}
        >
          <AppCodeField
            step={2}
            label={t('typeCode')}
            value={code}
            onChange={setCode}
            problem={add.error && !isCalledOff(add.error) ? reasonOf(add.error) : undefined}
          />
        </form>
      </div>
    </ModalDialog>
  );
}

/** Recovery codes, shown once. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  return (
    <ModalDialog
      open
      width={480}
      startsAtField={false}
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
        <p className="hd-hint">{t('notNext')}</p>
      </div>
    </ModalDialog>
  );
}
