import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface RowCardProps {
  to: string;
  title: ReactNode;
  /** Line above the title: status at the start, number at the end. */
  top: ReactNode;
  /** Line below the title. */
  middle?: ReactNode;
  /** Under a hairline: who acts next, and by when. */
  foot?: ReactNode;
  /** Waits for the reader: framed in amber. */
  isMine?: boolean;
}

/** The usual card of a row. Spread the ends of a line with `hd-end`. */
export function RowCard({ to, title, top, middle, foot, isMine = false }: RowCardProps) {
  return (
    <Link to={to} className={isMine ? 'hd-row-card hd-row-card-mine' : 'hd-row-card'}>
      <span className="hd-row hd-t13">{top}</span>
      <strong dir="auto">{title}</strong>
      {middle && <span className="hd-row hd-t13 hd-hint">{middle}</span>}
      {foot && <span className="hd-row hd-row-card-foot">{foot}</span>}
    </Link>
  );
}
