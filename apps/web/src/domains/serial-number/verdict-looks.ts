import type { LeftOutReason, SerialVerdict } from '@heliodesk/contract/serial-number';
import type { IconName } from '#src/ui/icons/icon.tsx';
import type { CellColor } from '#src/ui/shapes/cells.tsx';

/** What a verdict comes to for the person who reads it. */
export type VerdictKind = 'valid' | 'warning' | 'leftOut';

interface VerdictLook {
  /** Of cells, figures and keys. */
  color: CellColor;
  /** Of the tag in tables and cards. */
  tone: 'hd-k-good' | 'hd-k-warn' | '';
  icon: IconName;
}

/**
 * The one place that says how verdicts look, wherever they are drawn: a warning stays amber until someone has decided on it, and what was
 * left out is gray, because no one has refused it. Red is for what was refused.
 */
export const verdictLooks: Readonly<Record<VerdictKind, VerdictLook>> = {
  valid: { color: 3, tone: 'hd-k-good', icon: 'check' },
  warning: { color: 2, tone: 'hd-k-warn', icon: 'warning' },
  leftOut: { color: 6, tone: '', icon: 'minus' },
};

/** What a verdict, or a reason to leave a number out, comes to. */
export const verdictKindOf = (verdict: SerialVerdict | null, leftOut?: LeftOutReason | null): VerdictKind => {
  if (leftOut) return 'leftOut';
  return verdict === null || verdict === 'ok' ? 'valid' : 'warning';
};
