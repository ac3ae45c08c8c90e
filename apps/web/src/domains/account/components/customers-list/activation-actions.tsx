import './customers.css';
import type { InactiveContact } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useActivate, useMailActivation } from '../../customer-queries.ts';

/** Sends the mail again, or activates without it; locked, with the reason, as long as there is no password to sign in with. */
export function ActivationActions({ row: { contactId, contact, email, hasPassword } }: { row: InactiveContact }) {
  const { t } = useTranslation('customers');
  const mail = useMailActivation();
  const activate = useActivate();
  const handleMail = async () => {
    await mail.mutateAsync(contactId);
    showToast({ kind: 'good', title: t('activationSent', { email }) });
  };
  const handleActivate = async () => {
    await activate.mutateAsync(contactId);
    showToast({ kind: 'good', title: t('activated', { name: contact }) });
  };
  return (
    <span className="hd-row hd-customer-actions">
      <Button
        size="small"
        icon={<Icon name="send" />}
        aria-label={t('named', { action: t('sendAgain'), name: contact })}
        loading={mail.isPending}
        onClick={() => void handleMail()}
      >
        {t('sendAgain')}
      </Button>
      {hasPassword ? (
        <ConfirmButton
          size="small"
          aria-label={t('named', { action: t('activate'), name: contact })}
          title={t('activateTitle', { name: contact })}
          text={t('activateText', { email })}
          confirmLabel={t('activate')}
          onConfirm={handleActivate}
        >
          {t('activate')}
        </ConfirmButton>
      ) : (
        <span className="hd-customer-why">
          <Icon name="lock" />
          <span>{t('noPassword')}</span>
        </span>
      )}
    </span>
  );
}
