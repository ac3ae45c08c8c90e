import './second-factor.css';
import type { OwnFactors as Factors } from '@heliodesk/contract/identity';
import { limits } from '@heliodesk/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { StepCells } from '#src/ui/shapes/step-cells.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { knowsPasskeys, PasskeyFailure } from '../../passkey-calls.ts';
import { ownFactors, useAddPasskey, useBeginApp, useRemoveApp, useRenewCodes } from '../../second-factor-queries.ts';
import { AppDialog, CodesDialog } from './own-factor-dialogs.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RememberedDevices } from './remembered-devices.tsx';
import { UsedTimes } from './used-times.tsx';

/** The second factor in the profile: passkeys, authenticator app, recovery codes and remembered devices. */
export function OwnFactors() {
  const { t } = useTranslation('secondFactor');
  const { data, error, refetch } = useQuery(ownFactors);
  if (data) return data.hasPassword ? <Sections factors={data} /> : <Block title={t('section')}>{t('byProvider')}</Block>;
  return <Block title={t('section')}>{error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton fields={2} />}</Block>;
}

function Sections({ factors }: { factors: Factors }) {
  const { t } = useTranslation('secondFactor');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isOn = factors.app !== null || factors.passkeys.length > 0;
  const isLast = factors.isRequired && (factors.app === null ? 0 : 1) + factors.passkeys.length === 1;
  const tellUpdated = () => showToast({ kind: 'good', title: t('updated') });
  return (
    <>
      <Block
        title={t('section')}
        actions={<span className={isOn ? 'hd-tag hd-k-good' : 'hd-tag'}>{t(isOn ? 'on' : 'off')}</span>}
        foot={
          <>
            <AddPasskey onAdded={setCodes} />
            {isLast && (
              <span className="sf-last">
                <Icon name="info" />
                <span>{t('lastNeeded')}</span>
              </span>
            )}
          </>
        }
      >
        <p className="hd-t13 hd-hint">{t(factors.isRequired ? 'required' : 'protects')}</p>
        <ul className="hd-sessions">
          {factors.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} isLast={isLast} onDone={tellUpdated} />
          ))}
          <AppRow app={factors.app} isLast={isLast} onDone={tellUpdated} onCodes={setCodes} />
          {isOn && <CodesRow left={factors.recoveryCodesLeft} onCodes={setCodes} />}
        </ul>
      </Block>
      <RememberedDevices devices={factors.devices} />
      {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}

function AddPasskey({ onAdded }: { onAdded: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('secondFactor');
  const add = useAddPasskey();
  if (!knowsPasskeys()) return null;
  const handleAdd = async () => {
    try {
      onAdded((await add.mutateAsync()).recoveryCodes);
      showToast({ kind: 'good', title: t('updated') });
    } catch (error) {
      if (error instanceof PasskeyFailure) showToast({ kind: 'bad', title: t('passkeyFailed') });
    }
  };
  return (
    <Button size="small" icon={<Icon name="plus" />} loading={add.isPending} onClick={() => void handleAdd()}>
      {t('addPasskey')}
    </Button>
  );
}

interface AppRowProps {
  app: Factors['app'];
  isLast: boolean;
  onDone: () => void;
  onCodes: (codes: readonly string[]) => void;
}

function AppRow({ app, isLast, onDone, onCodes }: AppRowProps) {
  const { t } = useTranslation('secondFactor');
  const begin = useBeginApp();
  const remove = useRemoveApp();
  const handleRemove = async () => {
    await remove.mutateAsync(undefined);
    onDone();
  };
  return (
    <li>
      <Icon name="smartphone" size={20} />
      <div className="hd-grow">
        <p>
          <b>{t('app')}</b>
        </p>
        <p className="hd-t12 hd-hint">{app === null ? t('appWhy') : <UsedTimes since={app.createTime} last={app.lastUsed} />}</p>
      </div>
      {app === null ? (
        <Button size="small" loading={begin.isPending} onClick={() => begin.mutate()}>
          {t('turnOn')}
        </Button>
      ) : (
        <ConfirmButton
          type="text"
          size="small"
          disabled={isLast}
          title={t('removeTitle', { name: t('app') })}
          text={t('removeText')}
          onConfirm={handleRemove}
        >
          {t('remove')}
        </ConfirmButton>
      )}
      {begin.data && (
        <AppDialog
          setUp={begin.data}
          onClose={begin.reset}
          onAdded={(codes) => {
            begin.reset();
            onCodes(codes);
            onDone();
          }}
        />
      )}
    </li>
  );
}

/** One cell for each code, those that are left in blue. */
const codeCells = (left: number) =>
  Array.from({ length: limits.recoveryCodes }, (_, n) => ({ key: String(n), state: n < left ? ('done' as const) : ('later' as const) }));

function CodesRow({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('secondFactor');
  const renew = useRenewCodes();
  const handleRenew = async () => onCodes((await renew.mutateAsync(undefined)).recoveryCodes);
  return (
    <li>
      <Icon name="key" size={20} />
      <div className="hd-grow">
        <p>
          <b>{t('codes')}</b>
        </p>
        <p className="hd-t12 hd-hint sf-left">
          <StepCells cells={codeCells(left)} />
          {t('codesLeft', { left, all: limits.recoveryCodes })}
        </p>
      </div>
      <ConfirmButton type="text" size="small" title={t('newCodes')} text={t('newCodesText')} onConfirm={handleRenew}>
        {t('newCodes')}
      </ConfirmButton>
    </li>
  );
}
