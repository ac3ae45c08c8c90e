import './action-bar.css';
import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';

/** A gray button where there is no room for words beside it; it stays reachable by keyboard, so that the reason can be heard. */
export function BlockedButton({ label, reason, isIcon = false }: { label: string; reason: string; isIcon?: boolean }) {
  const reasonId = useId();
  return (
    <>
      <button
        type="button"
        className="hd-blocked-button"
        aria-disabled="true"
        aria-label={label}
        aria-describedby={reasonId}
        title={reason}
      >
        <Icon name="lock" />
        {!isIcon && label}
      </button>
      <span className="hd-vh" id={reasonId}>
        {reason}
      </span>
    </>
  );
}
