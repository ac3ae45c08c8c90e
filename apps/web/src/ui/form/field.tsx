import './form.css';
import { Form } from 'antd';
import type { FormItemProps } from 'antd';
import { useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { FieldLabelsContext } from './field-labels.ts';
import { pathText } from './name-path.ts';
import type { NamePath } from './name-path.ts';

interface FieldProps extends Omit<FormItemProps, 'label' | 'name' | 'help' | 'extra'> {
  name: NamePath;
  label: string;
  /** How to fill it, with an example; stays below the field. */
  hint?: ReactNode;
}

/** One field: label above with its required mark, hint and error below. */
export function Field({ name, label, hint, children, ...item }: FieldProps) {
  const labels = useContext(FieldLabelsContext);
  const path = pathText(name);
  useEffect(() => {
    labels?.set(path, label);
    return () => labels?.remove(path);
  }, [labels, path, label]);
  return (
    <Form.Item
      {...item}
      name={typeof name === 'object' ? [...name] : name}
      label={label}
      validateTrigger={item.validateTrigger ?? 'onBlur'}
      {...(hint === undefined ? {} : { extra: hint })}
    >
      {children}
    </Form.Item>
  );
}

/** Fields side by side; one below the other where it gets narrow. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="hd-field-row">{children}</div>;
}
