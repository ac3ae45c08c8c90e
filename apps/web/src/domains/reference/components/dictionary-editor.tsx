import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { addDictEntry, DictRow, editDictEntry, EditedDictEntry, NewDictEntry, removeDictEntry } from '@heliodesk/contract/reference';
import type { DictType } from '@heliodesk/contract/reference';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { useMobile } from '#src/ui/page/use-media.ts';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { useRefresh } from '../administration-queries.ts';
import { LocalizedFields } from './localized-fields.tsx';
import { wholeTexts } from './whole-texts.ts';

interface EntryValues {
  dictCode: number | null;
  dictType: DictType;
  dictValue: string;
  labels: Record<Language, string>;
  dictSort: number | string;
  cssClass: string;
  status: '0' | '1';
  version: number;
}

const valuesOf = ({ dictLabel: _label, isFixed: _fixed, ...values }: DictRow): EntryValues => ({
  ...values,
  labels: wholeTexts(values.labels),
});

const newValues = (dictType: DictType, dictSort: number): EntryValues => ({
  dictCode: null,
  dictType,
  dictValue: '',
  labels: wholeTexts({}),
  dictSort,
  cssClass: '',
  status: '0',
  version: 0,
});

function save({ dictCode, version, ...values }: EntryValues, key: string): Promise<DictRow> {
  const body = { ...values, dictSort: Number(values.dictSort) };
  return dictCode === null
    ? call(addDictEntry, { body, idempotencyKey: key })
    : call(editDictEntry, { body: { ...body, dictCode, version }, quiet: 'stale' });
}

interface EditorProps {
  dictType: DictType;
  /** Nothing for a new value. */
  row: DictRow | undefined;
  /** Where a new value goes. */
  nextSort: number;
  onClose: () => void;
}

/** One value with its nine labels, beside the list; over it where there is no room. */
export function DictionaryEditor({ dictType, row, nextSort, onClose }: EditorProps) {
  const { t } = useTranslation(['reference', 'common']);
  const refresh = useRefresh('dictionary');
  const isMobile = useMobile();
  const schema = row ? EditedDictEntry : NewDictEntry;
  const [key] = useState(createUuid);
  const handleSave = async (values: EntryValues) => {
    await save(values, key);
    await refresh();
    showToast({ kind: 'good', title: t('saved') });
    onClose();
  };
  const describe = (values: EntryValues) => [
    ...languages.map((code) => ({ label: labelOf(code), text: values.labels[code] })),
    { label: t('order'), text: String(values.dictSort) },
    { label: t('cssClass'), text: values.cssClass },
    { label: t('common:status'), text: values.status === '0' ? t('on') : t('off') },
  ];
  return (
    <FormDrawer<EntryValues>
      isInline={!isMobile}
      title={row ? t('editValue', { value: row.dictValue }) : t('newValue')}
      values={row ? valuesOf(row) : newValues(dictType, nextSort)}
      persistKey={`dictionary-${dictType}-${row?.dictCode ?? 'new'}`}
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(DictRow, valuesOf)}
      describe={describe}
      saveLabel={t('saveLabels')}
    >
      {!row && (
        <Field name="dictValue" label={t('value')} hint={t('valueHint')} rules={[schemaRule(schema, 'dictValue')]}>
          <Input dir="ltr" />
        </Field>
      )}
      <LocalizedFields name="labels" schema={schema} />
      <FieldRow>
        <Field name="dictSort" label={t('order')} rules={[schemaRule(schema, 'dictSort')]}>
          <NumberInput isWhole />
        </Field>
        <Field name="cssClass" label={t('cssClass')} rules={[schemaRule(schema, 'cssClass')]}>
          <Input dir="ltr" />
        </Field>
      </FieldRow>
      <Field name="status" label={t('common:status')} hint={t('stateHint')}>
        <SegmentedControl
          aria-label={t('common:status')}
          options={[
            { value: '0', label: t('on') },
            { value: '1', label: t('off') },
          ]}
        />
      </Field>
      {row && !row.isFixed && <RemoveEntry row={row} onRemoved={onClose} />}
    </FormDrawer>
  );
}

function RemoveEntry({ row, onRemoved }: { row: DictRow; onRemoved: () => void }) {
  const { t } = useTranslation('reference');
  const refresh = useRefresh('dictionary');
  const handleRemove = async () => {
    await call(removeDictEntry, { params: { id: row.dictCode ?? 0 } });
    await refresh();
    onRemoved();
  };
  return (
    <Can permission="system:dict:remove">
      <ConfirmButton danger title={t('removeValue', { value: row.dictLabel })} text={t('removeValueText')} onConfirm={handleRemove}>
        {t('remove')}
      </ConfirmButton>
    </Can>
  );
}
