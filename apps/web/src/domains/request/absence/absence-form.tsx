import { PlanAbsenceBody } from '@heliodesk/contract/request';
import type { TeamMembers } from '@heliodesk/contract/request';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { currentUser } from '#src/platform/session.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { SidebarCard } from '../desk/sidebar-card.tsx';
import { AbsenceFields, optionsOf, usualChoices } from './absence-fields.tsx';
import { enterAbsence, useTeamChanged } from './absence-queries.ts';

/** Enters when someone is away, and who their substitute is. */
export function AbsenceForm({ people }: Pick<TeamMembers, 'people'>) {
  const { t } = useTranslation('absence');
  const [form] = Form.useForm<PlanAbsenceBody>();
  const changed = useTeamChanged();
  const userId = Form.useWatch('userId', form);
  const handleSubmit = async (values: PlanAbsenceBody) => {
    changed(await enterAbsence(values));
    showToast({ kind: 'good', title: t('saved') });
    form.resetFields();
  };
  return (
    <SidebarCard title={t('new')}>
      <FormPage form={form} initialValues={{ userId: currentUser()?.user.userId, ...usualChoices }} onSubmit={handleSubmit}>
        <Field name="userId" label={t('person')} rules={[schemaRule(PlanAbsenceBody, 'userId')]}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={optionsOf(people.filter(({ mayPlan }) => mayPlan))} />
        </Field>
        <AbsenceFields people={people} userId={userId} />
        <Button type="primary" htmlType="submit" block>
          {t('save')}
        </Button>
      </FormPage>
    </SidebarCard>
  );
}
