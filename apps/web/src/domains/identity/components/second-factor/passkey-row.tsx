import type { OwnFactors } from '@heliodesk/contract/identity';
import { limits } from '@heliodesk/contract/kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { useRemovePasskey, useRenamePasskey } from '../../second-factor-queries.ts';
import { UsedTimes } from './used-times.tsx';

interface PasskeyRowProps {
  passkey: OwnFactors['passkeys'][number];
  /** The last factor of someone whose role needs one. */
  isLast: boolean;
  onDone: () => void;
}

/** One passkey of the caller, to rename or remove. */
export function PasskeyRow({ passkey: { passkeyId, name, createTime, lastUsed }, isLast, onDone }: PasskeyRowProps) {
  const { t } = useTranslation('secondFactor');
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemovePasskey();
  const handleRemove = async () => {
    await remove.mutateAsync(passkeyId);
    onDone();
  };
  return (
    <li>
      <Icon name="fingerprint" size={20} />
      <div className="hd-grow">
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
        </p>
        <p className="hd-t12 hd-hint">
          {t('passkey')}
          <br />
          <UsedTimes since={createTime} last={lastUsed} />
        </p>
      </div>
      <Button type="text" size="small" onClick={() => setRenaming(true)}>
        {t('rename')}
      </Button>
      <ConfirmButton
        type="text"
        size="small"
        disabled={isLast}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        onConfirm={handleRemove}
      >
        {t('remove')}
      </ConfirmButton>
      {isRenaming && <RenameDialog passkeyId={passkeyId} name={name} onClose={() => setRenaming(false)} />}
    </li>
  );
}

function RenameDialog({ passkeyId, name, onClose }: { passkeyId: number; name: string; onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  const [typed, setTyped] = useState(name);
  const rename = useRenamePasskey();
  const handleOk = async () => {
    await rename.mutateAsync({ passkeyId, name: typed });
    onClose();
  };
  return (
    <ModalDialog
      open
      width={420}
      title={t('rename')}
      okText={t('rename')}
      okButtonProps={{ disabled: typed.trim() === '' }}
      confirmLoading={rename.isPending}
      onOk={() => void handleOk()}
      onCancel={onClose}
    >
      <Input
        aria-label={t('passkeyName')}
        maxLength={limits.passkeyName}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ModalDialog>
  );
}
