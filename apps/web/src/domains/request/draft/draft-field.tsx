import type { FormItemProps, FormRule } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';

/** One field of one part: `{ part: 'basicReq', name: 'desc' }`. */
type FieldOf<Values> = {
  [Part in keyof Values & string]: { part: Part; name: keyof Values[Part] & string };
}[keyof Values & string];

type DraftFieldProps<Values> = FieldOf<Values> &
  Pick<FormItemProps, 'getValueProps' | 'getValueFromEvent' | 'normalize' | 'validateTrigger' | 'className'> & {
    hint?: ReactNode;
    /** What only the server can tell of the value. */
    extraRule?: FormRule;
    children: ReactNode;
  };

/** The fields of a kind: each with its label, its help, and the contract's rule. */
export function draftField<Values>(Submission: z.ZodType) {
  return function DraftField({ part, name, hint, extraRule, children, ...item }: DraftFieldProps<Values>) {
    useTranslation('fields');
    const path = `${part}.${name}`;
    const label = labelOf(path);
    return (
      <Field
        name={[part, name]}
        label={label}
        hint={hint}
        rules={[schemaRule(Submission, path, label), ...(extraRule ? [extraRule] : [])]}
        {...item}
      >
        {children}
      </Field>
    );
  };
}
