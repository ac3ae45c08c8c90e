import './form.css';
import { Radio } from 'antd';
import { useId, useImperativeHandle, useRef } from 'react';
import type { AriaAttributes, Ref } from 'react';

interface ChoiceRadiosProps extends Pick<AriaAttributes, 'aria-label' | 'aria-required' | 'aria-invalid' | 'aria-describedby'> {
  options: readonly { value: string; label: string }[];
  /** Lets a form put the focus into the group. */
  ref?: Ref<{ focus: () => void }>;
  /** Given by the form. */
  id?: string;
  value?: string | number | null;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** A few choices in frames side by side, all of them in sight. */
export function ChoiceRadios({ options, ref, value, onChange, onBlur, id, ...aria }: ChoiceRadiosProps) {
  // Of its own, so that the same choice on a page that is kept behind this one stays as it is.
  const name = useId();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => frame.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus(),
  }));
  return (
    <div ref={frame} onBlur={onBlur}>
      <Radio.Group
        {...aria}
        {...(id === undefined ? {} : { id })}
        name={name}
        className="hd-choice-radios"
        value={value == null ? undefined : String(value)}
        onChange={({ target }) => onChange?.(String(target.value))}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value}>
            {option.label}
          </Radio>
        ))}
      </Radio.Group>
    </div>
  );
}
