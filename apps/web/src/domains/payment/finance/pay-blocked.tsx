import { payGuards } from '@heliodesk/contract/payment';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Why the reader may not pay, in the order in which it is looked at. */
export function PayBlocked({ guards }: { guards: readonly string[] }) {
  const { t } = useTranslation('paying');
  return (
    <div className="hd-alert hd-k-warn">
      <Icon name="lock" />
      <div>
        {payGuards
          .filter((guard) => guards.includes(guard))
          .map((guard) => (
            <p key={guard}>{t(`guard.${guard}`)}</p>
          ))}
      </div>
    </div>
  );
}
