import './enquiry.css';
import { Input } from 'antd';
import type { InputProps } from 'antd';
import { plainSerial } from '#src/domains/module/index.ts';

interface SerialInputProps extends Pick<InputProps, 'id' | 'value' | 'onBlur' | 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  onChange?: (sn: string) => void;
  /** Told the number when the person leaves the field. */
  onLeave?: (sn: string) => void;
}

/** Longer than any number, for the spaces and dashes of a label. */
const longestTyped = 40;

/** A serial number as it is read from a label: spaces, dashes and lower case are put right on leaving the field. */
export function SerialInput({ onChange, onLeave, onBlur, ...props }: SerialInputProps) {
  const handleBlur: InputProps['onBlur'] = (event) => {
    const sn = plainSerial(event.target.value);
    if (sn !== event.target.value) onChange?.(sn);
    onLeave?.(sn);
    onBlur?.(event);
  };
  return (
    <Input
      {...props}
      className="hd-serial-input"
      dir="ltr"
      maxLength={longestTyped}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={handleBlur}
    />
  );
}
