import { InviteProviderUserBody } from '@heliodesk/contract/account';
import type { ProviderCompany } from '@heliodesk/contract/account';
import { languageNames } from '@heliodesk/phrases/languages';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useAvailableLanguages } from '#src/platform/i18n/language-settings.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { useInvitePerson } from '../../provider-queries.ts';
import { ProviderField } from './provider-fields.tsx';

type Invitation = z.input<typeof InviteProviderUserBody>;

/** Enters someone of a company and mails them the link to choose a password with. */
export function InviteDrawer({ company, onClose }: { company: ProviderCompany; onClose: () => void }) {
  const { t, i18n } = useTranslation(['providers', 'common']);
  const [key] = useState(createUuid);
  const offered = useAvailableLanguages();
  const invite = useInvitePerson();
  const { providerId, name } = company;
  const handleSave = async (values: Partial<Invitation>) => {
    // The form has let nothing pass that the contract would not take.
    const { email } = await invite.mutateAsync({ body: { ...(values as Invitation), providerId }, key });
    showToast({ kind: 'good', title: t('common:invitation.sent', { email }) });
    onClose();
  };
  return (
    <FormDrawer<Partial<Invitation>>
      title={t('person.inviteTitle', { company: name })}
      values={{ language: offered.find((code) => code === i18n.language) ?? 'en' }}
      persistKey={`provider_person_${providerId}`}
      saveLabel={t('common:invitation.send')}
      onSave={handleSave}
      onClose={onClose}
    >
      <ProviderField schema={InviteProviderUserBody} name="name">
        <Input />
      </ProviderField>
      <ProviderField schema={InviteProviderUserBody} name="email">
        <Input type="email" dir="ltr" />
      </ProviderField>
      <ProviderField schema={InviteProviderUserBody} name="language">
        <Select options={offered.map((code) => ({ value: code, label: <span lang={code}>{languageNames[code]}</span> }))} />
      </ProviderField>
      <FieldRow>
        <ProviderField schema={InviteProviderUserBody} name="phone">
          <Input type="tel" dir="ltr" />
        </ProviderField>
        <ProviderField schema={InviteProviderUserBody} name="jobTitle">
          <Input />
        </ProviderField>
      </FieldRow>
    </FormDrawer>
  );
}
