import './blank.css';
import type { ReactNode } from 'react';
import { StatePicture } from './pictures.tsx';
import type { PictureKind } from './pictures.tsx';

interface BlankProps {
  picture: PictureKind;
  title: ReactNode;
  text?: ReactNode;
  /** Buttons: the next step. */
  actions?: ReactNode;
  /** A small line below. */
  note?: ReactNode;
}

/** A state that fills a sheet or a list: picture, what it means, what to do. Plain React, for both faces. */
export function Blank({ picture, title, text, actions, note }: BlankProps) {
  return (
    <div className="hd-blank">
      <StatePicture kind={picture} />
      <h2>{title}</h2>
      {text && <p className="hd-blank-text">{text}</p>}
      {actions && <div className="hd-blank-actions">{actions}</div>}
      {note && <div className="hd-blank-note">{note}</div>}
    </div>
  );
}
