import './staff-users.css';
import type { StaffUser } from '@heliodesk/contract/identity';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { NameCell, ReachCell, RolesCell } from './staff-cells.tsx';

interface StaffCardProps {
  user: StaffUser;
  state: ReactNode;
  menu: ReactNode;
}

/** An employee on a phone. */
export function StaffCard({ user, state, menu }: StaffCardProps) {
  const { t } = useTranslation(['staff', 'fields']);
  const { number } = useFormat();
  return (
    <article className="hd-person-card">
      <div className="hd-row">
        <h2 className="hd-grow">
          <NameCell user={user} />
        </h2>
        {menu}
      </div>
      <div className="hd-t13">
        <ReachCell user={user} />
      </div>
      <p className="hd-t13">
        <RolesCell user={user} />
        {user.teamName !== null && <span className="hd-hint"> · {user.teamName}</span>}
      </p>
      <div className="hd-row hd-row-card-foot">
        {state}
        <span className="hd-end hd-hint">
          {t('fields:openCases')} <span className="hd-num">{number(user.openCases)}</span>
        </span>
      </div>
    </article>
  );
}
