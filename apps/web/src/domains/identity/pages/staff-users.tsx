import '../components/staff-users/staff-users.css';
import type { StaffUser } from '@heliodesk/contract/identity';
import { languageNames } from '@heliodesk/phrases/languages';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useCan } from '#src/platform/session.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { Empty } from '#src/ui/states/states.tsx';
import { FactorResetsDialog } from '../components/second-factor/reset-dialogs.ts';
import { StaffCard } from '../components/staff-users/staff-card.tsx';
import { NameCell, ReachCell, RolesCell, StateCell } from '../components/staff-users/staff-cells.tsx';
import { StaffFilterBar } from '../components/staff-users/staff-filters.tsx';
import { StaffMenu } from '../components/staff-users/staff-menu.tsx';
import { StaffFilters, staffPage, useEnable } from '../staff-queries.ts';

const InviteStaffDrawer = lazyDialog(() => import('../components/staff-users/staff-drawer.tsx').then((module) => module.InviteStaffDrawer));
const EditStaffDrawer = lazyDialog(() => import('../components/staff-users/staff-drawer.tsx').then((module) => module.EditStaffDrawer));
const DisableDialog = lazyDialog(() => import('../components/staff-users/disable-dialog.tsx').then((module) => module.DisableDialog));
const TeamsDrawer = lazyDialog(() => import('../components/staff-users/teams-drawer.tsx').then((module) => module.TeamsDrawer));

/** What lies open over the list, beside the number of who is edited. */
const [isNew, isTeams, isResets] = ['new', 'teams', 'factors'];

/** /admin/user: the people of the call center, their roles and teams. */
export default function StaffUsersPage() {
  const { t } = useTranslation(['staff', 'shell']);
  const state = useTableState<StaffFilters>(StaffFilters);
  const result = useQuery(staffPage(state.query));
  const { opened, open, close } = useOpenParam();
  const [leaving, setLeaving] = useState<StaffUser>();
  const rowActions = useRowActions((user) => open(String(user.userId)), setLeaving);
  const columns = useColumns(rowActions);
  const edited = result.data?.rows.find(({ userId }) => String(userId) === opened);
  const invite = (
    <Can permission="system:user:add">
      <Button type="primary" icon={<Icon name="plus" />} onClick={() => open(isNew)}>
        {t('invite')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage<StaffUser>
        name="staff-users"
        title={t('shell:menu.staffUsers')}
        actions={
          <>
            <Can permission="system:user:edit">
              <Button icon={<Icon name="key" />} onClick={() => open(isResets)}>
                {t('lostFactors')}
              </Button>
              <Button icon={<Icon name="people" />} onClick={() => open(isTeams)}>
                {t('teams')}
              </Button>
            </Can>
            {invite}
          </>
        }
        columns={columns}
        state={state}
        result={result}
        rowKey={(user) => user.userId}
        renderCard={(user) => <StaffCard user={user} state={rowActions.state(user)} menu={rowActions.menu(user)} />}
        filters={<StaffFilterBar state={state} />}
        empty={<Empty title={t('emptyTitle')} text={t('emptyText')} actions={invite} />}
      />
      <Can permission="system:user:add">{opened === isNew && <InviteStaffDrawer onClose={close} />}</Can>
      <Can permission="system:user:edit">
        {opened === isResets && <FactorResetsDialog onClose={close} />}
        {opened === isTeams && <TeamsDrawer onClose={close} />}
        {edited && <EditStaffDrawer key={edited.userId} user={edited} onClose={close} />}
        {leaving && <DisableDialog user={leaving} onClose={() => setLeaving(undefined)} />}
      </Can>
    </>
  );
}

/** The switch and the menu of a row, the same in the table and on a card. */
function useRowActions(onEdit: (user: StaffUser) => void, onDisable: (user: StaffUser) => void) {
  const { t } = useTranslation('common');
  const mayEdit = useCan('system:user:edit');
  const enable = useEnable();
  const handleEnable = async ({ userId, version, name }: StaffUser) => {
    await enable.mutateAsync({ userId, version });
    showToast({ kind: 'good', title: t('enabledOf', { name }) });
  };
  const handlers = (user: StaffUser) => ({
    user,
    onEdit: () => onEdit(user),
    onDisable: () => onDisable(user),
    onEnable: () => void handleEnable(user),
  });
  return {
    mayEdit,
    state: (user: StaffUser) => <StateCell {...handlers(user)} />,
    menu: (user: StaffUser) => (mayEdit ? <StaffMenu {...handlers(user)} /> : null),
  };
}

function useColumns({ mayEdit, state, menu }: ReturnType<typeof useRowActions>): DataColumn<StaffUser>[] {
  const { t } = useTranslation(['staff', 'common', 'fields']);
  const { number } = useFormat();
  return [
    { key: 'name', title: t('common:personName'), isMain: true, sort: true, render: (user) => <NameCell user={user} /> },
    { key: 'email', title: t('common:emailAndPhone'), sort: true, render: (user) => <ReachCell user={user} /> },
    { key: 'roles', title: t('fields:roles'), wraps: true, render: (user) => <RolesCell user={user} /> },
    { key: 'state', title: t('common:status'), render: state },
    {
      key: 'team',
      title: t('fields:team'),
      isWide: true,
      render: (user) => (user.teamName === null ? <span className="hd-hint">{t('noTeam')}</span> : <bdi>{user.teamName}</bdi>),
    },
    { key: 'openCases', title: t('fields:openCases'), isWide: true, align: 'end', render: (user) => number(user.openCases) },
    {
      key: 'language',
      title: t('common:language'),
      isExtra: true,
      render: (user) => <span lang={user.language}>{languageNames[user.language]}</span>,
    },
    {
      key: 'createTime',
      title: t('common:addedUtc'),
      isExtra: true,
      sort: true,
      render: (user) => <UtcTime at={user.createTime} className="hd-hint" />,
    },
    ...(mayEdit
      ? [{ key: 'actions', title: t('common:actions'), titleIcon: ' ', align: 'end' as const, isPinned: true, width: 56, render: menu }]
      : []),
  ];
}
