import { AddProviderBody, EditProviderBody, ProviderCompany } from '@heliodesk/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { DescriptionItem } from '#src/ui/page/descriptions.tsx';
import { useAddProvider, useEditProvider } from '../../provider-queries.ts';
import { labelIn } from '../own/label-in.ts';
import { ProviderFields } from './provider-fields.tsx';

type NewCompany = z.input<typeof AddProviderBody>;
type EditedCompany = z.input<typeof EditProviderBody>;

/** Enters a service provider company. */
export function AddProviderDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['providers', 'common']);
  const [key] = useState(createUuid);
  const add = useAddProvider();
  const handleSave = async (values: Partial<NewCompany>) => {
    // The form has let nothing pass that the contract would not take.
    const { name } = await add.mutateAsync({ body: values as NewCompany, key });
    showToast({ kind: 'good', title: t('common:savedOf', { name }) });
    onClose();
  };
  return (
    <FormDrawer<Partial<NewCompany>>
      title={t('add')}
      values={{ serves: [] }}
      persistKey="provider_new"
      onSave={handleSave}
      onClose={onClose}
    >
      <ProviderFields schema={AddProviderBody} />
    </FormDrawer>
  );
}

const valuesOf = ({
  state: _state,
  users: _users,
  usersOff: _usersOff,
  createTime: _createTime,
  ...fields
}: ProviderCompany): EditedCompany => fields;

/** A company in words, to compare two states by. */
function useDescribeProvider(): (values: EditedCompany) => DescriptionItem[] {
  const { t } = useTranslation('fields');
  const { list } = useFormat();
  const countries = useCountryOptions();
  return ({ name, address = '', postalCode = '', city = '', regionId, email, phone = '', serves = [] }) => [
    { label: t('name'), text: name },
    { label: t('address'), text: address },
    { label: t('postalCode'), text: postalCode },
    { label: t('city'), text: city },
    { label: t('regionId'), text: labelIn(countries, Number(regionId)) },
    { label: t('email'), text: email, reads: 'ltr' },
    { label: t('phone'), text: phone, reads: 'ltr' },
    { label: t('serves'), text: list(serves.map((served) => labelIn(countries, Number(served))).toSorted()) },
  ];
}

/** Changes a company; the version that was read goes along. */
export function EditProviderDrawer({ company, onClose }: { company: ProviderCompany; onClose: () => void }) {
  const { t } = useTranslation('common');
  const describe = useDescribeProvider();
  const edit = useEditProvider();
  const handleSave = async (values: EditedCompany) => {
    const { name } = await edit.mutateAsync(values);
    showToast({ kind: 'good', title: t('savedOf', { name }) });
    onClose();
  };
  return (
    <FormDrawer<EditedCompany>
      title={t('editOf', { name: company.name })}
      values={valuesOf(company)}
      persistKey={`provider_${company.providerId}`}
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(ProviderCompany, valuesOf)}
      describe={describe}
    >
      <ProviderFields schema={EditProviderBody} />
    </FormDrawer>
  );
}
