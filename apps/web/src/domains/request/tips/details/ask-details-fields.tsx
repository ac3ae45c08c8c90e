import { DetailsAsked } from '@heliodesk/contract/request';
import type { AskedField } from '@heliodesk/contract/request';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, nameOf } from '#src/platform/field-labels.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import type { ActionTarget } from '../../actions/action-target.ts';
import { detailAt, inputOf } from './details-kind.ts';
import type { DetailsKind, DetailValues, LoadedDetails } from './details-kind.ts';
import { FieldText } from './field-text.tsx';
import { useDetails, useDetailsKind } from './queries.ts';

/** Fields of the request, each with its value and, once chosen, with a question about it; and words about all of them. */
export function AskDetailsFields({ request: { requestId, requestType } }: { request: ActionTarget }) {
  const { t } = useTranslation('tipDetails');
  const { data: kind } = useDetailsKind(requestType);
  const { data: loaded, error, refetch } = useDetails(kind, requestId);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!kind || !loaded) return <BlockSkeleton lines={6} />;
  return (
    <>
      <Field name="fields" label={t('fields')} rules={[schemaRule(DetailsAsked, 'fields')]} validateTrigger="onChange">
        <FieldChoice kind={kind} loaded={loaded} />
      </Field>
      <Field name="content" label={t('content')} hint={t('contentHint')} rules={[schemaRule(DetailsAsked, 'content')]}>
        <Input.TextArea rows={3} dir="auto" />
      </Field>
    </>
  );
}

/** The value of a field, of a number with its unit. */
function ValueNow({ kind, values, field }: { kind: DetailsKind; values: DetailValues; field: string }) {
  const input = inputOf(kind, field);
  const value = detailAt(values, field);
  const unit = input.as === 'number' && value !== null ? input.unit?.path : undefined;
  return (
    <>
      <FieldText input={input} value={value} />
      {unit && (
        <>
          {' '}
          <FieldText input={inputOf(kind, unit)} value={detailAt(values, unit)} />
        </>
      )}
    </>
  );
}

/** So many fields are in sight at first; those that are asked about most come first. */
const mostAtFirst = 5;

/** Of a question; as long as the contract allows. */
const longestQuestion = 300;

interface FieldChoiceProps {
  kind: DetailsKind;
  loaded: LoadedDetails;
  /** Given by the form. */
  id?: string;
  value?: AskedField[];
  onChange?: (fields: AskedField[]) => void;
}

function FieldChoice({ kind, loaded, id, value = [], onChange }: FieldChoiceProps) {
  const { t } = useTranslation(['tipDetails', 'fields']);
  const { number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const { fields } = kind.askable;
  const rest = fields.length - mostAtFirst;
  const shown = isWhole || rest < 2 ? fields : fields.slice(0, mostAtFirst);
  const choose = (field: string, isChosen: boolean) =>
    onChange?.(isChosen ? [...value, { field, question: '' }] : value.filter((one) => one.field !== field));
  const question = (field: string, text: string) => onChange?.(value.map((one) => (one.field === field ? { field, question: text } : one)));
  return (
    <div className="hd-ask-fields" {...(id === undefined ? {} : { id })} role="group" aria-label={t('fields')} tabIndex={-1}>
      <ul>
        {shown.map((field) => {
          const chosen = value.find((one) => one.field === field);
          return (
            <li key={field}>
              <Checkbox checked={chosen !== undefined} onChange={({ target }) => choose(field, target.checked)}>
                <span>{field.includes('.') ? nameOf(field) : labelOf(field)}</span>
                {field.includes('.') && (
                  <span className="hd-hint hd-t13 hd-ask-value" dir="auto">
                    <ValueNow kind={kind} values={loaded.values} field={field} />
                  </span>
                )}
              </Checkbox>
              {chosen && (
                <Input
                  dir="auto"
                  maxLength={longestQuestion}
                  value={chosen.question}
                  placeholder={t('question')}
                  aria-label={t('questionOf', { field: nameOf(field) })}
                  onChange={({ target }) => question(field, target.value)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < fields.length && (
        <Button type="link" size="small" icon={<Icon name="plus" />} onClick={() => setWhole(true)}>
          {t('more', { count: rest, number: number(rest) })}
        </Button>
      )}
    </div>
  );
}
