import './serial-tips.css';
import { SerialsAsked } from '@heliodesk/contract/request';
import { serialVerdicts } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { toSerialsAsked } from '#src/domains/request/index.ts';
import type { ActionTarget, AskValues } from '#src/domains/request/index.ts';
import { schemaRule, validate } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { serialCounts } from '../queries.ts';

/** Which serial numbers are in question: by verdict, single ones, or all. */
export function AskSerials({ request: { requestId } }: { request: ActionTarget }) {
  const { t } = useTranslation(['tipSerials', 'serialNumber']);
  const { number } = useFormat();
  const form = Form.useFormInstance<AskValues>();
  const { data: counts } = useQuery(serialCounts(requestId));
  if (!counts) return <BlockSkeleton lines={4} />;
  const rule = {
    validator: async () => {
      const { content: _, ...chosen } = form.getFieldsValue(true) as AskValues;
      const fault = validate(SerialsAsked, toSerialsAsked({ ...chosen, content: '.' })).find(({ path }) => path === 'verdicts');
      if (fault) throw new Error(fault.message);
    },
  };
  return (
    <>
      <Field name="verdicts" label={t('which')} dependencies={['serials']} rules={[rule]}>
        <Checkbox.Group className="hd-ask-serials">
          {serialVerdicts
            .filter((verdict) => counts.verdicts[verdict] > 0)
            .map((verdict) => (
              <Checkbox key={verdict} value={verdict}>
                <b className="hd-num">{number(counts.verdicts[verdict])}</b> {t(`serialNumber:verdict.${verdict}`)}
              </Checkbox>
            ))}
          <Checkbox value="all">{t('all', { count: counts.total, number: number(counts.total) })}</Checkbox>
        </Checkbox.Group>
      </Field>
      <Field name="serials" label={t('named')} hint={t('namedHint')}>
        <Input.TextArea rows={2} dir="ltr" className="hd-mono" spellCheck={false} />
      </Field>
      <Field name="content" label={t('why')} hint={t('whyHint')} rules={[schemaRule(SerialsAsked, 'content')]}>
        <Input.TextArea rows={3} dir="auto" />
      </Field>
      <div className="hd-alert hd-k-warn hd-dialog-text hd-t13">
        <Icon name="info" size={16} />
        <span>{t('again')}</span>
      </div>
    </>
  );
}
