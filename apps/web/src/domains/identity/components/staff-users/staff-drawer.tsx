import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import './staff-users.css';
import { EditStaffBody, InviteStaffBody, StaffUser } from '@heliodesk/contract/identity';
import { languageNames } from '@heliodesk/phrases/languages';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useAvailableLanguages } from '#src/platform/i18n/language-settings.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { DescriptionItem } from '#src/ui/page/descriptions.tsx';
import { teams, useEdit, useInvite } from '../../staff-queries.ts';
import { useIsSelf } from './staff-cells.tsx';
import { ParticularFields, PersonField } from './staff-fields.tsx';

type Invitation = z.input<typeof InviteStaffBody>;
type Edit = z.input<typeof EditStaffBody>;

/** Enters an employee and mails them the link to choose a password with. */
export function InviteStaffDrawer({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['staff', 'common']);
  const [key] = useState(createUuid);
  const offered = useAvailableLanguages();
  const invite = useInvite();
  const handleSave = async ({ teamId = null, ...values }: Partial<Invitation>) => {
    // The form has let nothing pass that the contract would not take.
    const { email } = await invite.mutateAsync({ body: { ...(values as Invitation), teamId }, key });
    showToast({ kind: 'good', title: t('common:invitation.sent', { email }) });
    onClose();
  };
  return (
    <FormDrawer<Partial<Invitation>>
      title={t('form.inviteTitle')}
      values={{ language: offered.find((code) => code === i18n.language) ?? 'en', roles: [] }}
      persistKey="staff_new"
      saveLabel={t('common:invitation.send')}
      onSave={handleSave}
      onClose={onClose}
    >
      <PersonField schema={InviteStaffBody} name="name">
        <Input />
      </PersonField>
      <PersonField schema={InviteStaffBody} name="email" hint={t('form.emailHint')}>
        <Input type="email" dir="ltr" />
      </PersonField>
      <PersonField schema={InviteStaffBody} name="language" hint={t('form.languageHint')}>
        <Select options={offered.map((code) => ({ value: code, label: <span lang={code}>{languageNames[code]}</span> }))} />
      </PersonField>
      <ParticularFields schema={InviteStaffBody} />
    </FormDrawer>
  );
}

const valuesOf = ({ userId, version, name, phone, jobTitle, teamId, roles }: StaffUser): Edit => ({
  userId,
  version,
  name,
  phone,
  jobTitle,
  teamId,
  roles,
});

/** An employee in words, to compare two states by. */
function useDescribeStaff(): (values: Edit) => DescriptionItem[] {
  const { t } = useTranslation(['fields', 'identity']);
  const { labels } = useFormat();
  const { data: known = [] } = useQuery(teams);
  return ({ name, phone = '', jobTitle = '', teamId, roles }) => [
    { label: t('name'), text: name },
    { label: t('phone'), text: phone, reads: 'ltr' },
    { label: t('jobTitle'), text: jobTitle },
    { label: t('teamId'), text: known.find((team) => team.teamId === teamId)?.name ?? '' },
    { label: t('roles'), text: labels(roles.toSorted().map((role) => t(`identity:demoRoles.${role}`))) },
  ];
}

/** Changes particulars, team and roles of an employee; the version that was read goes along. */
export function EditStaffDrawer({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const { t } = useTranslation('common');
  const describe = useDescribeStaff();
  const edit = useEdit();
  const isSelf = useIsSelf(user);
  const handleSave = async ({ teamId = null, ...values }: Edit) => {
    const { name } = await edit.mutateAsync({ ...values, teamId });
    showToast({ kind: 'good', title: t('savedOf', { name }) });
    onClose();
  };
  return (
    <FormDrawer<Edit>
      title={t('editOf', { name: user.name })}
      values={valuesOf(user)}
      persistKey={`staff_${user.userId}`}
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(StaffUser, valuesOf)}
      describe={describe}
    >
      <PersonField schema={EditStaffBody} name="name">
        <Input />
      </PersonField>
      <ParticularFields schema={EditStaffBody} own={isSelf ? user.roles : undefined} />
    </FormDrawer>
  );
}
