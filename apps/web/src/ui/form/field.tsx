import './form.css';
import { Form, Input } from 'antd';
import type { FormItemProps } from 'antd';
import { cloneElement, isValidElement, useContext, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { isQuestion } from '#src/platform/field-labels.ts';
import { FieldLabelsContext } from './field-labels.ts';
import { pathText } from './name-path.ts';
import type { NamePath } from './name-path.ts';

interface FieldProps extends Omit<FormItemProps, 'label' | 'name' | 'help' | 'extra'> {
  name: NamePath;
  label: string;
  /** How to fill it, with an example; stays below the field. */
  hint?: ReactNode;
}

const textInputs: ReadonlySet<unknown> = new Set([Input, Input.TextArea, Input.Password]);

const isTextInput = (child: ReactNode): child is ReactElement<{ maxLength?: number }> =>
  isValidElement(child) && textInputs.has(child.type);

/** The limit that a rule of the contract's schema knows. */
function limitIn(rules: FormItemProps['rules'] = []): number | undefined {
  const rule = rules.find((one) => 'maxLength' in one);
  return rule && 'maxLength' in rule && typeof rule.maxLength === 'number' ? rule.maxLength : undefined;
}

/** A text input takes no more than the rule of its field allows. */
function withLimit(children: ReactNode, limit: number | undefined): ReactNode {
  return limit !== undefined && isTextInput(children) ? cloneElement(children, { maxLength: limit }) : children;
}

type Rules = NonNullable<FormItemProps['rules']>;
type Labelled = Rules[number] & { labelled: (label: string) => Rules[number] };

const isLabelled = (rule: Rules[number]): rule is Labelled => 'labelled' in rule;

/** Rules of the contract's schema name the field as it is shown. A question is no name, and only a text is what answers it. */
function withLabel(rules: Rules, label: string, children: ReactNode): Rules {
  if (isQuestion(label) && !isTextInput(children)) return rules;
  return rules.map((rule) => (isLabelled(rule) ? rule.labelled(label) : rule));
}

/** One field: label above with its required mark, hint and error below; the length of a text comes from the contract's rule. */
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
      {...(item.rules && { rules: withLabel(item.rules, label, children as ReactNode) })}
    >
      {typeof children === 'function' ? children : withLimit(children, limitIn(item.rules))}
    </Form.Item>
  );
}

/** Fields side by side; one below the other where it gets narrow. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="hd-field-row">{children}</div>;
}
