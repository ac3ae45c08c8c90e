import type { StaffUser } from '@heliodesk/contract/identity';
import { Switch } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { useCan, useCurrentUser } from '#src/platform/session.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';

export const useIsSelf = ({ userId }: StaffUser): boolean => useCurrentUser()?.user.userId === userId;

/** Whose row it is, with what they do here. */
export function NameCell({ user }: { user: StaffUser }) {
  const { t } = useTranslation('staff');
  const isSelf = useIsSelf(user);
  return (
    <span className="hd-person">
      <span className="hd-row">
        <b className="hd-ink" dir="auto">
          {user.name}
        </b>
        {isSelf && <span className="hd-tag hd-k-info">{t('you')}</span>}
      </span>
      {user.jobTitle !== '' && (
        <span className="hd-hint hd-t12" dir="auto">
          {user.jobTitle}
        </span>
      )}
    </span>
  );
}

export function ReachCell({ user: { email, phone } }: { user: Pick<StaffUser, 'email' | 'phone'> }) {
  return (
    <span className="hd-person">
      <Ltr>{email}</Ltr>
      {phone !== '' && <Ltr className="hd-hint hd-t12">{phone}</Ltr>}
    </span>
  );
}

/** Roles in words, joined as the language does. */
export function RolesCell({ user }: { user: StaffUser }) {
  const { t } = useTranslation('identity');
  const { labels } = useFormat();
  return <>{labels(user.roles.map((role) => t(`demoRoles.${role}`)))}</>;
}

interface StateCellProps {
  user: StaffUser;
  onDisable: () => void;
  onEnable: () => void;
}

/** Whether someone may sign in, in words, with the switch for who may turn it; one's own is locked and says why. */
export function StateCell({ user, onDisable, onEnable }: StateCellProps) {
  const { t } = useTranslation(['staff', 'common']);
  const mayEdit = useCan('system:user:edit');
  const isSelf = useIsSelf(user);
  const isOn = user.state !== 'disabled';
  const word = <StateLabel user={user} />;
  if (!mayEdit) return word;
  if (isSelf)
    return (
      <span className="hd-switch-line" title={t('ownLocked')}>
        <Icon name="lock" />
        {word}
        <span className="hd-vh">{t('ownLocked')}</span>
      </span>
    );
  return (
    <span className="hd-switch-line">
      <Switch
        size="small"
        checked={isOn}
        aria-label={t('common:maySignIn', { name: user.name })}
        onChange={(isWanted) => (isWanted ? onEnable() : onDisable())}
      />
      {word}
    </span>
  );
}

function StateLabel({ user: { state, invitedUntil } }: { user: StaffUser }) {
  const { t } = useTranslation(['staff', 'common']);
  if (state !== 'invited') return <span className={state === 'disabled' ? 'hd-hint' : ''}>{t(`common:state.${state}`)}</span>;
  return (
    <span className="hd-person">
      <span className="hd-k-warn">{t('common:state.invited')}</span>
      <span className="hd-hint hd-t12">
        <InvitedUntil until={invitedUntil} />
      </span>
    </span>
  );
}

function InvitedUntil({ until }: { until: string | null }) {
  const { time } = useFormat();
  const { t } = useTranslation('common');
  if (until === null) return <>{t('invitation.expired')}</>;
  return (
    <Trans t={t} i18nKey="invitation.until" values={{ time: time(until) }} components={{ time: <time dateTime={until} dir="auto" /> }} />
  );
}
