import { languages } from '@heliodesk/contract/kit';
import { salesRegions } from '@heliodesk/contract/reference';
import { requestTypeValues } from '@heliodesk/contract/request';
import { ChangeRuleBody, Rule, ruleModes } from '@heliodesk/contract/routing';
import type { Routing } from '@heliodesk/contract/routing';
import { Checkbox, Form, Switch } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { useRequestTypeName } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { ChoiceRadios } from '#src/ui/form/choice-radios.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { MultiSelect } from '#src/ui/form/multi-select.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { forgetPersistedForm } from '#src/ui/form/use-persisted-form.ts';
import { useRoutingWrites } from '../queries.ts';
import { CompanySelect } from './company-select.tsx';
import { bodyOf, newRule, valuesOf } from './rule-values.ts';
import type { RuleValues } from './rule-values.ts';
import { useRuleInWords } from './use-rule-in-words.ts';

interface RuleDrawerProps {
  data: Routing;
  /** Nothing for a new one. */
  rule: Rule | undefined;
  onClose: () => void;
}

/** When a rule fits, who it chooses from and how. Render it to open it. */
export function RuleDrawer({ data, rule, onClose }: RuleDrawerProps) {
  const { t } = useTranslation('routing');
  const { add, change } = useRoutingWrites();
  const [idempotencyKey] = useState(createUuid);
  const persistKey = `routing-rule-${rule?.ruleId ?? 'new'}`;
  const place = rule === undefined ? 0 : data.rules.findIndex(({ ruleId }) => ruleId === rule.ruleId) + 1;
  const describe = useRuleInWords(data);
  const handleSave = async (values: RuleValues) => {
    const body = bodyOf(values);
    await (values.ruleId === null ? add(body, idempotencyKey) : change(values.ruleId, { ...body, version: values.version }));
    showToast({ kind: 'good', title: t('saved') });
    onClose();
  };
  const leave = () => {
    forgetPersistedForm(persistKey);
    onClose();
  };
  return (
    <FormDrawer<RuleValues>
      title={rule ? t('ruleOf', { rule: place }) : t('new')}
      values={rule ? valuesOf(rule) : newRule}
      persistKey={persistKey}
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(Rule, valuesOf)}
      describe={describe}
    >
      {(form) => (
        <>
          <ConditionFields known={rule?.companies ?? []} />
          <TargetFields form={form} data={data} />
          <Field name="isEnabled" label={t('isOn')} valuePropName="checked">
            <Switch />
          </Field>
          {rule && <RemoveRule rule={rule} place={place} onRemoved={leave} />}
        </>
      )}
    </FormDrawer>
  );
}

function ConditionFields({ known }: { known: Rule['companies'] }) {
  const { t } = useTranslation(['routing', 'fields']);
  const typeName = useRequestTypeName();
  const { languageName } = useFormat();
  const countryOptions = useCountryOptions();
  const search = { optionFilterProp: 'label' } as const;
  return (
    <>
      <h3 className="hd-h-sm">{t('when')}</h3>
      <p className="hd-hint hd-t13 hd-rule-when">{t('whenHint')}</p>
      <Field name="types" label={t('fields:types')} rules={[schemaRule(ChangeRuleBody, 'types')]}>
        <MultiSelect options={requestTypeValues.map((type) => ({ value: type, label: typeName(type) }))} />
      </Field>
      <Field name="regions" label={t('fields:regions')} rules={[schemaRule(ChangeRuleBody, 'regions')]}>
        <MultiSelect options={salesRegions.map((region) => ({ value: region, label: t(`region.${region}`) }))} />
      </Field>
      <Field name="countries" label={t('fields:countries')} rules={[schemaRule(ChangeRuleBody, 'countries')]}>
        <MultiSelect showSearch={search} options={countryOptions} />
      </Field>
      <Field name="languages" label={t('is.language')} rules={[schemaRule(ChangeRuleBody, 'languages')]}>
        <MultiSelect showSearch={search} options={languages.map((code) => ({ value: code, label: languageName(code) }))} />
      </Field>
      <Field name="moreThanSerials" label={t('fields:moreThanSerials')} rules={[schemaRule(ChangeRuleBody, 'moreThanSerials')]}>
        <NumberInput isWhole />
      </Field>
      <Field name="accountIds" label={t('fields:accountIds')} rules={[schemaRule(ChangeRuleBody, 'accountIds')]}>
        <CompanySelect known={known} />
      </Field>
    </>
  );
}

function TargetFields({ form, data: { teams, people } }: { form: FormInstance<RuleValues>; data: Routing }) {
  const { t } = useTranslation(['routing', 'fields']);
  const kind = Form.useWatch(['target', 'kind'], form) ?? 'team';
  const search = { optionFilterProp: 'label' } as const;
  return (
    <>
      <Field name={['target', 'kind']} label={t('target')}>
        <ChoiceRadios options={(['team', 'people'] as const).map((each) => ({ value: each, label: t(`targets.${each}`) }))} />
      </Field>
      {kind === 'team' ? (
        <>
          <Field name={['target', 'teamId']} label={t('fields:teamId')} required>
            <Select showSearch={search} options={teams.map(({ teamId, name }) => ({ value: teamId, label: name }))} />
          </Field>
          <Field name={['target', 'inLanguage']} label={t('is.language')} valuePropName="checked">
            <Checkbox>{t('inLanguage')}</Checkbox>
          </Field>
        </>
      ) : (
        <Field name={['target', 'userIds']} label={t('fields:userIds')} required>
          <MultiSelect showSearch={search} options={people.map(({ userId, name }) => ({ value: userId, label: name }))} />
        </Field>
      )}
      <ModeField form={form} />
    </>
  );
}

function ModeField({ form }: { form: FormInstance<RuleValues> }) {
  const { t } = useTranslation(['routing', 'fields']);
  const mode = Form.useWatch('mode', form) ?? 'suggested';
  return (
    <Field name="mode" label={t('fields:mode')} hint={t(`modeHint.${mode}`)}>
      <ChoiceRadios options={ruleModes.map((each) => ({ value: each, label: t(`mode.${each}`) }))} />
    </Field>
  );
}

function RemoveRule({ rule: { ruleId, version }, place, onRemoved }: { rule: Rule; place: number; onRemoved: () => void }) {
  const { t } = useTranslation(['routing', 'common']);
  const { remove } = useRoutingWrites();
  const handleRemove = async () => {
    await remove(ruleId, version);
    onRemoved();
  };
  return (
    <ConfirmButton
      danger
      title={t('remove', { rule: place })}
      text={t('removeText')}
      confirmLabel={t('common:delete')}
      onConfirm={handleRemove}
    >
      {t('common:delete')}
    </ConfirmButton>
  );
}
