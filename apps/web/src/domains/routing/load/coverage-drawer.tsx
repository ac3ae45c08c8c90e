import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { salesRegions } from '@heliodesk/contract/reference';
import type { SalesRegion } from '@heliodesk/contract/reference';
import { CoverageBody, RoutedPerson } from '@heliodesk/contract/routing';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { MultiSelect } from '#src/ui/form/multi-select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useRoutingWrites } from '../queries.ts';

interface Values {
  languages: Language[];
  regions: SalesRegion[];
  version: number;
}

const valuesOf = ({ languages: spoken, regions, version }: RoutedPerson): Values => ({ languages: spoken, regions, version });

/** What someone covers. Render it to open it. */
export function CoverageDrawer({ person, onClose }: { person: RoutedPerson; onClose: () => void }) {
  const { t } = useTranslation(['routing', 'fields']);
  const { list, languageName } = useFormat();
  const { cover } = useRoutingWrites();
  const handleSave = async (values: Values) => {
    await cover(person.userId, values);
    showToast({ kind: 'good', title: t('load.saved') });
    onClose();
  };
  return (
    <FormDrawer<Values>
      title={t('load.covers', { name: person.name })}
      values={valuesOf(person)}
      persistKey={`routing-person-${person.userId}`}
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(RoutedPerson, valuesOf)}
      describe={(values) => [
        { label: t('fields:languages'), text: list(values.languages.map((code) => languageName(code))) },
        { label: t('fields:regions'), text: list(values.regions.map((region) => t(`region.${region}`))) },
      ]}
    >
      <Field name="languages" label={t('fields:languages')} hint={t('load.languagesHint')} rules={[schemaRule(CoverageBody, 'languages')]}>
        <MultiSelect
          showSearch={{ optionFilterProp: 'label' }}
          options={languages.map((code) => ({ value: code, label: languageName(code) }))}
        />
      </Field>
      <Field name="regions" label={t('fields:regions')} hint={t('load.regionsHint')} rules={[schemaRule(CoverageBody, 'regions')]}>
        <MultiSelect options={salesRegions.map((region) => ({ value: region, label: t(`region.${region}`) }))} />
      </Field>
    </FormDrawer>
  );
}
