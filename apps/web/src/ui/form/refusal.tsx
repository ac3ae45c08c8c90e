import { Icon } from '../icons/icon.tsx';

/** Why a dialog's action was refused, where no field is to blame; nothing without a reason. */
export function Refusal({ reason, className }: { reason: string | undefined; className: string }) {
  if (!reason) return null;
  return (
    <p className={`hd-alert hd-k-warn ${className}`} role="alert">
      <Icon name="warning" />
      <span>{reason}</span>
    </p>
  );
}
