import './own.css';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Why something cannot be changed here, and who changes it. */
export function LockedNote({ text }: { text: string }) {
  return (
    <span className="hd-own-locked">
      <Icon name="lock" size={16} />
      <span>{text}</span>
    </span>
  );
}
