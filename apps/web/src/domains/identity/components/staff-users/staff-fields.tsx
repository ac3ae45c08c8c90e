import { staffRoleKeys, type StaffRole } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { teams } from '../../staff-queries.ts';

interface PersonFieldProps {
  schema: z.ZodType;
  name: 'name' | 'email' | 'phone' | 'jobTitle' | 'language' | 'teamId' | 'roles';
  hint?: ReactNode;
  children: ReactNode;
}

/**
 * One box for each role; with `own`, only those can be chosen. Ant Design says of the whole group that it is required, which ARIA knows of
 * single fields only.
 */
function RoleBoxes({ own, ...given }: ComponentProps<typeof Checkbox.Group> & { own: readonly StaffRole[] | undefined }) {
  const { t } = useTranslation(['fields', 'identity']);
  const options = staffRoleKeys.map((value) => ({
    value,
    label: t(`identity:demoRoles.${value}`),
    disabled: own?.includes(value) === false,
  }));
  return <Checkbox.Group {...given} className="hd-roles" options={options} aria-label={t('fields:roles')} aria-required={undefined} />;
}

/** One field of a person: its label and the contract's rule. */
export function PersonField({ schema, name, hint, children }: PersonFieldProps) {
  const { t } = useTranslation(['fields', 'common']);
  // Elsewhere `name` is a company's or a thing's; some languages call a person's otherwise.
  const label = name === 'name' ? t('common:personName') : t(`fields:${name}`);
  return (
    <Field name={name} label={label} hint={hint} rules={[schemaRule(schema, name)]}>
      {children}
    </Field>
  );
}

/** What can be changed of an employee at any time; `own` are the roles of someone who changes themselves, who can't add others. */
export function ParticularFields({ schema, own }: { schema: z.ZodType; own?: readonly StaffRole[] | undefined }) {
  const { t } = useTranslation('staff');
  const { data: known = [] } = useQuery(teams);
  return (
    <>
      <FieldRow>
        <PersonField schema={schema} name="phone">
          <Input type="tel" dir="ltr" />
        </PersonField>
        <PersonField schema={schema} name="jobTitle">
          <Input />
        </PersonField>
      </FieldRow>
      <PersonField schema={schema} name="teamId">
        <Select
          allowClear
          placeholder={t('noTeam')}
          options={known.map(({ teamId, name }) => ({ value: teamId, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </PersonField>
      <PersonField schema={schema} name="roles" hint={t(own === undefined ? 'form.rolesHint' : 'form.ownRolesHint')}>
        <RoleBoxes own={own} />
      </PersonField>
    </>
  );
}
