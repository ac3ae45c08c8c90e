import type { FormItemProps } from 'antd';
import type { ReactNode } from 'react';

export interface NamedFieldProps<Name extends string> extends Pick<FormItemProps, 'validateTrigger' | 'normalize'> {
  name: Name;
  hint?: ReactNode;
  children: ReactNode;
}

/** Draws a field by its name; label, rule and place in the form are the form's own. */
export type FieldOf<Name extends string> = (props: NamedFieldProps<Name>) => ReactNode;

/** Selects say what is wrong when something else is chosen, too. */
export const whenChosen = ['onBlur', 'onChange'];

/** Options are searched by what they say. */
export const byLabel = { optionFilterProp: 'label' } as const;
