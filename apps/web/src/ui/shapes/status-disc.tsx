import './status-disc.css';
import type { ReactNode } from 'react';

/** Meaning of a color; always beside a word. */
export type Tone = 'idle' | 'info' | 'review' | 'good' | 'warn' | 'bad';

interface DiscProps {
  /** Share of the way that the case has gone, 0 to 1. */
  share?: number;
  /** How it ended: a check or a cross fills the disc. */
  end?: 'check' | 'cross';
  tone: Tone;
  size?: number;
}

/** Sector of a disc of radius 4 around (8, 8), clockwise from the top. */
function sector(share: number): string {
  const angle = 2 * Math.PI * Math.min(share, 0.999);
  const x = (8 + 4 * Math.sin(angle)).toFixed(2);
  const y = (8 - 4 * Math.cos(angle)).toFixed(2);
  return `M8 8V4A4 4 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}z`;
}

/** The disc alone; use it only if its word is elsewhere on the same line. */
export function Disc({ share = 0, end, tone, size = 14 }: DiscProps) {
  return (
    <svg className={`hd-disc hd-k-${tone}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {end ? (
        <>
          <circle cx="8" cy="8" r="7.25" fill="currentColor" />
          <path className="hd-disc-end" d={end === 'check' ? 'M4.8 8.3l2.2 2.2 4.2-4.7' : 'M5.6 5.6l4.8 4.8m0-4.8l-4.8 4.8'} />
        </>
      ) : (
        <>
          <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          {share > 0 && <path d={sector(share)} fill="currentColor" />}
        </>
      )}
    </svg>
  );
}

interface StatusDiscProps extends DiscProps {
  /** The word of the status. */
  children: ReactNode;
  /** On a soft fill, as in the head of a case. */
  pill?: boolean;
}

/** A status: a disc that fills as the case moves on, and its word. */
export function StatusDisc({ children, pill = false, ...disc }: StatusDiscProps) {
  return (
    <span className={pill ? `hd-status hd-status-pill hd-k-${disc.tone}` : 'hd-status'}>
      <Disc {...disc} />
      <span>{children}</span>
    </span>
  );
}
