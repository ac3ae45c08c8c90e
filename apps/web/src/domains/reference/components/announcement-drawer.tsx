import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { addAnnouncement, AnnouncementRow, editAnnouncement, EditedAnnouncement, NewAnnouncement } from '@heliodesk/contract/reference';
import { Form, Input } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { call } from '#src/platform/http/call.ts';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { useRefresh } from '../administration-queries.ts';
import { BannerPreview } from './banner-preview.tsx';
import { LocalizedFields } from './localized-fields.tsx';
import { wholeTexts } from './whole-texts.ts';

type Level = AnnouncementRow['level'];
const levels = ['info', 'warning', 'urgent'] as const satisfies Level[];

interface Values {
  id: number | null;
  level: Level;
  startsAt: string;
  endsAt: string;
  texts: Record<Language, string>;
  version: number;
}

const valuesOf = ({ state: _state, ...row }: AnnouncementRow): Values => ({ ...row, texts: wholeTexts(row.texts) });
const nothing: Values = { id: null, level: 'info', startsAt: '', endsAt: '', texts: wholeTexts({}), version: 0 };

/** A native field of date and time shows UTC without its letter. */
const moment = {
  getValueProps: (value: string | undefined) => ({ value: value?.slice(0, 16) ?? '' }),
  normalize: (value: string) => (value === '' ? '' : `${value.slice(0, 16)}:00.000Z`),
};

interface AnnouncementDrawerProps {
  /** Nothing for a new one. */
  row: AnnouncementRow | undefined;
  onClose: () => void;
}

/** A banner with its times and texts, and how it will look. Render it to open it. */
export function AnnouncementDrawer({ row, onClose }: AnnouncementDrawerProps) {
  const { t } = useTranslation(['reference', 'fields']);
  const refresh = useRefresh('announcements');
  const [idempotencyKey] = useState(createUuid);
  const schema = row ? EditedAnnouncement : NewAnnouncement;
  const handleSave = async ({ id, version, ...body }: Values) => {
    await (id === null
      ? call(addAnnouncement, { body, idempotencyKey })
      : call(editAnnouncement, { body: { ...body, id, version }, quiet: 'stale' }));
    await refresh();
    showToast({ kind: 'good', title: t('saved') });
    onClose();
  };
  return (
    <FormDrawer<Values>
      title={t(row ? 'editAnnouncement' : 'newAnnouncement')}
      values={row ? valuesOf(row) : nothing}
      persistKey={`announcement-${row?.id ?? 'new'}`}
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(AnnouncementRow, valuesOf)}
      describe={(values) => [
        { label: t('level'), text: t(`levels.${values.level}`) },
        { label: t('fields:startsAt'), text: values.startsAt },
        { label: t('fields:endsAt'), text: values.endsAt },
        ...languages.map((code) => ({ label: labelOf(code), text: values.texts[code] })),
      ]}
    >
      {(form) => (
        <>
          <Field name="level" label={t('level')}>
            <SegmentedControl aria-label={t('level')} options={levels.map((level) => ({ value: level, label: t(`levels.${level}`) }))} />
          </Field>
          <FieldRow>
            <Field name="startsAt" label={t('fields:startsAt')} hint={t('utcHint')} rules={[schemaRule(schema, 'startsAt')]} {...moment}>
              <Input type="datetime-local" />
            </Field>
            <Field name="endsAt" label={t('fields:endsAt')} dependencies={['startsAt']} rules={[schemaRule(schema, 'endsAt')]} {...moment}>
              <Input type="datetime-local" />
            </Field>
          </FieldRow>
          <p className="hd-hint hd-t13">{t('aheadHint')}</p>
          <LocalizedFields name="texts" schema={schema} isLong />
          <Preview form={form} />
        </>
      )}
    </FormDrawer>
  );
}

function Preview({ form }: { form: FormInstance<Values> }) {
  const level = Form.useWatch('level', form) ?? 'info';
  const texts = Form.useWatch('texts', form) ?? {};
  return <BannerPreview level={level} texts={texts} />;
}
