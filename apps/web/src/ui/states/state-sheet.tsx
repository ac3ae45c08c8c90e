import './blank.css';
import './state-sheet.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { Page } from '../page/page.tsx';
import { StatePicture } from './pictures.tsx';
import type { PictureKind } from './pictures.tsx';

interface StateSheetProps {
  picture: PictureKind;
  title: string;
  /** What it means, below the title. */
  lead?: ReactNode;
  /** What helps: who can be asked, ways on. */
  children?: ReactNode;
}

/** A whole page that can't be shown: what is the matter and, below, what helps. */
export function StateSheet({ picture, title, lead, children }: StateSheetProps) {
  return (
    <Page
      title={title}
      head={
        <div className="hd-state-sheet" data-unavailable>
          <StatePicture kind={picture} />
          <h1>{title}</h1>
          {lead && <p className="hd-state-lead">{lead}</p>}
          {children}
        </div>
      }
    >
      {null}
    </Page>
  );
}

interface WayProps {
  to: string;
  icon: IconName;
  title: ReactNode;
  hint?: ReactNode;
}

/** Next steps as links, one below the other. */
export const Ways = ({ children }: { children: ReactNode }) => <ul className="hd-card hd-ways">{children}</ul>;

export function Way({ to, icon, title, hint }: WayProps) {
  return (
    <li>
      <Link to={to}>
        <Icon name={icon} />
        <span>
          {title}
          {hint && <small>{hint}</small>}
        </span>
        <Icon name="chevron-on" />
      </Link>
    </li>
  );
}
