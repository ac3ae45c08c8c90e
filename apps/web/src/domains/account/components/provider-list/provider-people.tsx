import './providers.css';
import type { ProviderCompany, ProviderUser } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ResetFactorDialog } from '#src/domains/identity/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { MoreMenu } from '#src/ui/actions/more-menu.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { providerPeople, useInvitePersonAgain, useMailPersonReset, useSetPersonEnabled } from '../../provider-queries.ts';
import { ReachCell } from './provider-cells.tsx';
import { ProviderSwitch } from './provider-switch.tsx';

const InviteDrawer = lazyDialog(async () => (await import('../provider-edit/invite-drawer.tsx')).InviteDrawer);

/** What a company opens onto: its people, and what can be done with them. */
export function ProviderPeople({ company }: { company: ProviderCompany }) {
  const { t } = useTranslation('providers');
  const { data, error, refetch } = useQuery(providerPeople(company.providerId));
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={2} />;
  return (
    <section className="hd-provider-people" aria-label={t('peopleOf', { name: company.name })}>
      {data.length === 0 ? (
        <p className="hd-hint">{t('person.none')}</p>
      ) : (
        <ul>
          {data.map((person) => (
            <PersonLine key={person.userId} company={company} person={person} />
          ))}
        </ul>
      )}
      <Foot company={company} />
    </section>
  );
}

interface PersonLineProps {
  company: ProviderCompany;
  person: ProviderUser;
}

function PersonLine({ company, person }: PersonLineProps) {
  const { t } = useTranslation('providers');
  const setEnabled = useSetPersonEnabled();
  const { userId, name, jobTitle, state } = person;
  return (
    <li>
      <span className="hd-provider-lines">
        <b dir="auto">{name}</b>
        {jobTitle !== '' && (
          <span className="hd-hint hd-t12" dir="auto">
            {jobTitle}
          </span>
        )}
      </span>
      <ReachCell row={person} />
      <ProviderSwitch
        name={name}
        isEnabled={state !== 'disabled'}
        warning={t('disableUserText')}
        onSwitch={(isEnabled) => setEnabled.mutateAsync({ which: userId, isEnabled })}
      >
        <PersonState person={person} />
      </ProviderSwitch>
      <span className="hd-row">
        <span className="hd-end">
          <NextStep company={company} person={person} />
          {company.state !== 'disabled' && person.state === 'active' && <LostFactor person={person} />}
        </span>
      </span>
    </li>
  );
}

const lookOf = { active: '', invited: 'hd-k-warn', disabled: 'hd-hint' } as const;

function PersonState({ person: { state, invitedUntil } }: { person: ProviderUser }) {
  const { time } = useFormat();
  const { t } = useTranslation(['providers', 'common']);
  return (
    <span className="hd-provider-lines">
      <span className={lookOf[state]}>{t(`common:state.${state}`)}</span>
      {state === 'invited' && (
        <span className="hd-hint hd-t12">
          {invitedUntil === null ? (
            t('common:invitation.expired')
          ) : (
            <Trans
              t={t}
              i18nKey="common:invitation.until"
              values={{ time: time(invitedUntil) }}
              components={{ time: <time dateTime={invitedUntil} dir="auto" /> }}
            />
          )}
        </span>
      )}
    </span>
  );
}

/** The mail that helps this person in; of a company that is shut out, why there is none. */
function NextStep({ company, person: { userId, email, state } }: PersonLineProps) {
  const { t } = useTranslation(['providers', 'common']);
  const again = useInvitePersonAgain();
  const reset = useMailPersonReset();
  if (company.state === 'disabled')
    return (
      <span className="hd-why">
        <Icon name="lock" />
        <span>{t('person.locked')}</span>
      </span>
    );
  if (state === 'disabled') return null;
  const mail = state === 'invited' ? again : reset;
  const send = async () => {
    await mail.mutateAsync(userId);
    showToast({ kind: 'good', title: t(state === 'invited' ? 'common:invitation.sent' : 'common:emailSentTo', { email }) });
  };
  return (
    <Can permission="csp:provider:edit">
      <Button size="small" icon={<Icon name="mail" />} loading={mail.isPending} onClick={() => void send()}>
        {t(state === 'invited' ? 'common:resend' : 'common:sendPasswordReset')}
      </Button>
    </Can>
  );
}

/** What administrators do for someone who lost their second factor. */
function LostFactor({ person }: { person: ProviderUser }) {
  const { t } = useTranslation('staff');
  const [isResetting, setResetting] = useState(false);
  const items = [{ key: 'factor', label: t('action.resetFactor'), icon: <Icon name="key" /> }];
  return (
    <Can permission="system:user:edit">
      <MoreMenu label={t('menu', { name: person.name })} menu={{ items, onClick: () => setResetting(true) }} />
      {isResetting && <ResetFactorDialog person={person} onClose={() => setResetting(false)} />}
    </Can>
  );
}

function Foot({ company }: { company: ProviderCompany }) {
  const { t } = useTranslation('providers');
  const [isInviting, setInviting] = useState(false);
  if (company.state === 'disabled') return null;
  return (
    <Can permission="csp:provider:edit">
      <footer className="hd-row">
        <Button size="small" className="hd-end" icon={<Icon name="plus" />} onClick={() => setInviting(true)}>
          {t('person.invite')}
        </Button>
        {isInviting && <InviteDrawer company={company} onClose={() => setInviting(false)} />}
      </footer>
    </Can>
  );
}
