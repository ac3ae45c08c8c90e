import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dictionaryOptions } from '#src/domains/reference/index.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { TextField } from '#src/ui/public/fields.tsx';
import { FormMessages } from '#src/ui/public/form-messages.tsx';
import { SelectField } from '#src/ui/public/select-field.tsx';
import type { PublicForm } from '#src/ui/public/use-public-form.ts';
import type { Choices } from '../use-choices.ts';
import { ChipsField, TilesField } from './choice-fields.tsx';

interface CompanyStepProps {
  form: PublicForm;
  choices: Choices;
  onNext: () => void;
}

function Identity({ form, choices }: Omit<CompanyStepProps, 'onNext'>) {
  const { t } = useTranslation('registration');
  return (
    <div className="fgrid">
      <TextField form={form} path="accountReq.companyName" className="w2" required autoComplete="organization" />
      <SelectField form={form} path="accountReq.organizationNature" required options={dictionaryOptions(choices.organizationNatures)} />
      <TextField form={form} path="accountReq.taxNo" required isLtr help={t('taxHelp')} />
      <TextField form={form} path="accountReq.tradeNo" isLtr />
      <TextField form={form} path="accountReq.fax" type="tel" isLtr />
    </div>
  );
}

function Place({ form, choices }: Omit<CompanyStepProps, 'onNext'>) {
  const countries = choices.countries.map(({ regionId, regionName }) => ({ value: String(regionId), label: regionName }));
  return (
    <div className="fgrid">
      <SelectField form={form} path="accountReq.region.regionId" required options={countries} autoComplete="country" />
      <TextField form={form} path="accountReq.province" autoComplete="address-level1" />
      <TextField form={form} path="accountReq.city" required autoComplete="address-level2" />
      <TextField form={form} path="accountReq.postalCode" required isLtr autoComplete="postal-code" />
      <TextField form={form} path="accountReq.address" className="w2" required autoComplete="street-address" />
    </div>
  );
}

/** First step: the company. */
export function CompanyStep({ form, choices, onNext }: CompanyStepProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      <div className="reg-head">
        <h1>{t('companyTitle')}</h1>
        <p>{t('companyText')}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <FormMessages form={form} />
        <TilesField form={form} path="accountReq.accountType" entries={choices.accountTypes} />
        <ChipsField form={form} path="accountReq.accountRole" entries={choices.accountRoles} />
        <Identity form={form} choices={choices} />
        <Place form={form} choices={choices} />
        <div className="form-end">
          <p className="t13 hint">
            <RichText text={t('already')} marks={{ link: <Link to="/login" /> }} />
          </p>
          <button type="submit" className="btn primary lg end">
            {t('toContact')}
            <Icon name="arrow-on" size={16} />
          </button>
        </div>
      </form>
    </>
  );
}
