import { Button, Form, Input } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { setOpenWork } from '../open-work.ts';
import type { OpenPart } from '../open-work.ts';
import { partSchemas } from '../part-values.ts';
import type { PartKind, PartValues } from '../part-values.ts';

interface PartFormProps {
  requestId: number;
  open: OpenPart;
  /** What is changed, if it is not a new part. */
  name: string | undefined;
  /** Stores it and closes the form. */
  onSave: (part: OpenPart) => Promise<unknown>;
  /** Closes the form; what was typed can be brought back. */
  onDrop: () => void;
}

/** A form in place of the part that it changes, or below the others for a new one; Enter adds it, Esc drops it. */
export function PartForm({ requestId, open, name, onSave, onDrop }: PartFormProps) {
  const { t } = useTranslation(['trackerClaim', 'common']);
  const [form] = Form.useForm<PartValues>();
  const frame = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { kind, id } = open;
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  useEscape(frame, onDrop);
  const isSaving = useRef(false);
  const handleSubmit = async (values: PartValues) => {
    // Enter twice adds one part.
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await onSave({ ...open, values: { ...open.values, ...values } });
    } catch (error) {
      // What was typed is kept, and replaces the newer part once one saves it again.
      if (isError(error, 'stale')) setOpenWork(requestId, { ...open, values: { ...open.values, ...values }, version: undefined });
      throw error;
    } finally {
      isSaving.current = false;
    }
  };
  return (
    <div className="hd-part-form" role="group" aria-labelledby={titleId} ref={frame}>
      <b id={titleId}>{name === undefined ? t(`parts.new.${kind}`) : t('common:editOf', { name })}</b>
      <FormPage<PartValues>
        form={form}
        initialValues={open.values}
        onValuesChange={() => setOpenWork(requestId, { ...open, values: valuesIn(form) })}
        onSubmit={handleSubmit}
      >
        <PartFields kind={kind} />
        <div className="hd-row hd-row-wrap">
          <span className="hd-hint hd-t13 hd-not-phone">{t(id === null ? 'parts.keys' : 'parts.keysSave')}</span>
          <span className="hd-end hd-row">
            <Button type="text" onClick={onDrop}>
              {t('common:cancel')}
            </Button>
            <Button htmlType="submit" icon={<Icon name="check" />}>
              {t(id === null ? 'parts.add' : 'parts.save')}
            </Button>
          </span>
        </div>
      </FormPage>
    </div>
  );
}

/** Hears Esc anywhere in an element, other than where it closes an open list. */
function useEscape(frame: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const element = frame.current;
    const handleKey = (event: KeyboardEvent) => {
      const isListOpen = event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true';
      if (event.key !== 'Escape' || isListOpen) return;
      event.stopPropagation();
      onEscape();
    };
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [frame, onEscape]);
}

const valuesIn = (form: FormInstance<PartValues>): PartValues => form.getFieldsValue(true) as PartValues;

function PartFields({ kind }: { kind: PartKind }) {
  const { t } = useTranslation('trackerClaim');
  const products = useDictionaryOptions('product_type');
  const brackets = useDictionaryOptions('bracket_type');
  return (
    <div className="hd-part-fields">
      {kind === 'tracker' ? (
        <>
          <PartField kind={kind} name="productsType" isWide isChoice>
            <Select options={products} />
          </PartField>
          <PartField kind={kind} name="bracketType" isWide isChoice>
            <Select options={brackets} />
          </PartField>
        </>
      ) : (
        <PartField kind={kind} name="productsType" isWide hint={t('hint.inverter')}>
          <Input dir="auto" />
        </PartField>
      )}
      <PartField kind={kind} name="pcs" hint={t('hint.pcs')}>
        <NumberInput isWhole />
      </PartField>
      <PartField kind={kind} name="errorCode" hint={t('hint.errorCode')}>
        <Input dir="ltr" className="hd-mono" />
      </PartField>
      <PartField kind={kind} name="alarmDuration" hint={t('hint.alarmDuration')}>
        <NumberInput isWhole />
      </PartField>
      <PartField kind={kind} name="power" hint={t('hint.power')}>
        <NumberInput />
      </PartField>
      <PartField kind={kind} name="failuresDesc" isWide hint={t('hint.failuresDesc')}>
        <Input.TextArea dir="auto" rows={3} />
      </PartField>
      <PartField kind={kind} name="serialNumber" isWide hint={t('hint.serialNumber')} with={['pcs']}>
        <Input.TextArea dir="ltr" className="hd-mono" spellCheck={false} rows={3} />
      </PartField>
    </div>
  );
}

interface PartFieldProps {
  kind: PartKind;
  name: keyof PartValues;
  hint?: string;
  isWide?: boolean;
  isChoice?: boolean;
  /** Fields whose change makes this one right or wrong. */
  with?: string[];
  children: ReactNode;
}

/** One field of a part: its label, its help, and the contract's rule. */
function PartField({ kind, name, hint, isWide = false, isChoice = false, with: others, children }: PartFieldProps) {
  useTranslation('fields');
  const label = labelOf(name);
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      rules={[schemaRule(partSchemas[kind], name, label)]}
      {...(isWide ? { className: 'hd-part-wide' } : {})}
      {...(isChoice ? { validateTrigger: 'onChange' } : {})}
      {...(others ? { dependencies: others } : {})}
    >
      {children}
    </Field>
  );
}
