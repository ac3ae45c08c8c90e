import './staff-users.css';
import { AddTeamBody } from '@heliodesk/contract/identity';
import type { Team } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState } from '#src/ui/states/states.tsx';
import { SideDrawer } from '#src/ui/page/side-drawer.tsx';
import { teams, useAddTeam, useRemoveTeam, useRenameTeam } from '../../staff-queries.ts';

/** Adds, renames and removes teams in their place. */
export function TeamsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { data, error, refetch } = useQuery(teams);
  const add = useAddTeam();
  const handleAdd = async (name: string) => {
    await add.mutateAsync(name);
    showToast({ kind: 'good', title: t('team.added') });
  };
  return (
    <SideDrawer open size={512} title={t('team.title')} closable={{ placement: 'end' }} onClose={onClose}>
      <NameForm label={t('team.name')} action={t('team.add')} onSave={handleAdd} />
      {data ? <TeamList known={data} /> : error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={3} />}
    </SideDrawer>
  );
}

function TeamList({ known }: { known: readonly Team[] }) {
  const { t } = useTranslation('staff');
  if (known.length === 0) return <Empty title={t('team.emptyTitle')} text={t('team.emptyText')} />;
  return (
    <ul className="hd-teams" aria-label={t('teams')}>
      {known.map((team) => (
        <TeamRow key={team.teamId} team={team} />
      ))}
    </ul>
  );
}

function TeamRow({ team: { teamId, name, members } }: { team: Team }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation('common');
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRenameTeam();
  const remove = useRemoveTeam();
  const handleRename = async (next: string) => {
    await rename.mutateAsync({ teamId, name: next });
    showToast({ kind: 'good', title: t('team.renamed') });
    setRenaming(false);
  };
  const handleRemove = async () => {
    await remove.mutateAsync(teamId);
    showToast({ kind: 'good', title: t('team.removed') });
  };
  if (isRenaming)
    return (
      <li>
        <NameForm label={t('team.name')} name={name} action={common('save')} onSave={handleRename} onCancel={() => setRenaming(false)} />
      </li>
    );
  return (
    <li className="hd-row">
      <b className="hd-grow hd-cut">
        <bdi>{name}</bdi>
      </b>
      <span className="hd-hint hd-t13">{t('team.members', { count: members })}</span>
      <Button
        type="text"
        size="small"
        aria-label={t('team.rename', { name })}
        icon={<Icon name="pen" />}
        onClick={() => setRenaming(true)}
      />
      <ConfirmButton
        type="text"
        size="small"
        danger
        aria-label={t('team.remove', { name })}
        icon={<Icon name="trash" />}
        title={t('team.removeTitle', { name })}
        text={t('team.removeText')}
        confirmLabel={t('team.removeConfirm')}
        onConfirm={handleRemove}
      />
    </li>
  );
}

interface NameFormProps {
  label: string;
  name?: string;
  action: string;
  onSave: (name: string) => Promise<unknown>;
  onCancel?: () => void;
}

function NameForm({ label, name = '', action, onSave, onCancel }: NameFormProps) {
  const { t } = useTranslation('common');
  const [form] = Form.useForm<{ name: string }>();
  const handleSubmit = async (values: { name: string }) => {
    await onSave(values.name.trim());
    form.resetFields();
  };
  return (
    <FormPage form={form} initialValues={{ name }} onSubmit={handleSubmit}>
      <Field name="name" label={label} rules={[schemaRule(AddTeamBody, 'name', label)]} validateTrigger="onSubmit">
        <Input {...(onCancel ? { autoFocus: true } : {})} />
      </Field>
      <p className="hd-row">
        <Button htmlType="submit" icon={<Icon name={onCancel ? 'check' : 'plus'} />}>
          {action}
        </Button>
        {onCancel && (
          <Button type="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </p>
    </FormPage>
  );
}
