import { Input } from 'antd';
import type { InputProps } from 'antd';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { isCanonicalNumber, readNumber, writeNumber } from '@heliodesk/phrases/formats/read-number';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';

interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'inputMode' | 'dir' | 'type'> {
  /** As it is stored: `12.5`. What is no number stays as it was typed. */
  value?: string | number | null | undefined;
  onChange?: (value: string | null) => void;
  /** Whether it counts pieces, so that a phone shows digits only. */
  isWhole?: boolean;
  /** What is measured, repeated with what was read: `48.2 MW`. */
  unit?: string | undefined;
}

interface Typed {
  text: string;
  value: string | null;
  language: string;
}

/** Whether text is a number written like this, but for zeros at its end: `71.40`. */
const isWrittenLike = (text: string, reading: string): boolean =>
  text.startsWith(reading) && /^[.,]?0*$/.test(text.slice(reading.length)) && /[.,]/.test(text);

/** How typed text was read, unless it is written like that, or is digits alone. */
const readingOf = (text: string, stored: string, language: string): string | undefined => {
  const reading = writeNumber(stored, language);
  const isPlain = text === reading || /^\d+$/.test(text) || isWrittenLike(text, reading);
  return isCanonicalNumber(stored) && !isPlain ? reading : undefined;
};

/**
 * A number as the person writes it, with decimal comma or point, thousands separators and digits of any script; the form gets it as it
 * is stored. What was typed stays in the field; where it can be read in more than one way, how it was read is said below.
 */
export function NumberInput({ value, onChange, isWhole = false, unit, ...input }: NumberInputProps) {
  const { t } = useTranslation('ui');
  const { language } = useFormat();
  const noteId = useId();
  const stored = value == null ? '' : String(value);
  const [typed, setTyped] = useState<Typed>();
  // What was typed holds as long as no one else changes the value.
  const isTyped = typed !== undefined && (typed.value ?? '') === stored && typed.language === language;
  const handleChange = (text: string) => {
    const read = text.trim() === '' ? null : (readNumber(text, language) ?? text);
    setTyped({ text, value: read, language });
    onChange?.(read);
  };
  const shown = isTyped ? typed.text : writeNumber(stored, language);
  const reading = isTyped ? readingOf(shown.trim(), stored, language) : undefined;
  const describedBy = [input['aria-describedby'], reading && noteId].filter(Boolean).join(' ');
  return (
    <>
      <Input
        {...input}
        dir="ltr"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        value={shown}
        onChange={({ target }) => handleChange(target.value)}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
      />
      <output id={noteId} className="hd-read-as">
        {reading !== undefined && (
          <>
            <Icon name="check" size={14} />
            <span>
              <Trans
                t={t}
                i18nKey="readAs"
                values={{ number: unit ? `${reading} ${unit}` : reading }}
                components={{ b: <b dir="ltr">{null}</b> }}
              />
            </span>
          </>
        )}
      </output>
    </>
  );
}
