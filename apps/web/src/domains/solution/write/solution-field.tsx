import { SaveSolutionBody, solutionKinds } from '@heliodesk/contract/solution';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import type { FieldName, SolutionValues } from '../values.ts';

const [compensation, repair, exchange] = SaveSolutionBody.options;
const schemas = {
  [solutionKinds.compensation]: compensation,
  [solutionKinds.repair]: repair,
  [solutionKinds.exchange]: exchange,
} as const;

export interface FieldsContext {
  kind: SolutionValues['kind'];
  /** What the server refuses, by field. */
  refusedOf: (name: FieldName) => string | undefined;
}

export const SolutionFieldsContext = createContext<FieldsContext | undefined>(undefined);

interface SolutionFieldProps {
  name: FieldName;
  label: string;
  /** Whether it has to be filled before the solutions are sent for approval. */
  isNeeded?: boolean;
  hint?: ReactNode;
  /** How many columns it takes. */
  wide?: 2 | 4;
  /** What else must hold of it: a message where it does not. */
  check?: () => string | undefined;
  children: ReactNode;
}

/** A field of a solution: what is wrong with it shows when it is left, and what the server refuses when it was saved. */
export function SolutionField({ name, label, isNeeded = false, hint, wide, check, children }: SolutionFieldProps) {
  useTranslation('rules');
  const context = useContext(SolutionFieldsContext);
  if (context === undefined) throw new Error('A field of a solution outside its card');
  const more = async (): Promise<void> => {
    const message = check?.() ?? context.refusedOf(name);
    if (message !== undefined) throw new Error(message);
  };
  return (
    <Field
      name={name}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      required={isNeeded}
      validateFirst
      rules={[schemaRule(schemas[context.kind], name, label), { validator: more }]}
      {...(wide === undefined ? {} : { className: `hd-sol-wide-${wide}` })}
    >
      {children}
    </Field>
  );
}
