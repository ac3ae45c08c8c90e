import { DatePicker } from 'antd';
import type { DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inCalendarPanel } from './calendar-panel.tsx';

dayjs.extend(customParseFormat);

interface DayPickerProps extends Pick<
  DatePickerProps,
  'id' | 'className' | 'status' | 'disabled' | 'onBlur' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  /** A day as the interface sends it: YYYY-MM-DD; empty is none. */
  value?: string | null;
  onChange?: (day: string | null) => void;
}

/** How a day is shown, and how else it may be typed. None of these is the beginning of another, so that no one is interrupted while typing. */
const everywhere = ['YYYY/MM/DD', 'YYYY-MM-DD', 'YYYY.MM.DD', 'DD.MM.YYYY', 'D.M.YYYY'];
const dayFirst = ['DD/MM/YYYY', 'D/M/YYYY'];
const inCharacters = ['YYYY年M月D日', 'YYYY年MM月DD日'];
/** With slashes, English readers write the day first or the month, so that theirs is not taken either way. */
const inLanguage: Readonly<Record<string, readonly string[]>> = {
  de: dayFirst,
  es: dayFirst,
  fr: dayFirst,
  it: dayFirst,
  pl: dayFirst,
  ar: dayFirst,
  zh: inCharacters,
  ja: inCharacters,
};

/** A day, typed or chosen from a calendar. What can't be read as a day is named, with how days are written. */
export function DayPicker({ value, onChange, onBlur, ...picker }: DayPickerProps) {
  const { t, i18n } = useTranslation('ui');
  const [unreadable, setUnreadable] = useState('');
  const formats = [...everywhere, ...(inLanguage[i18n.language] ?? [])];
  const handleBlur: NonNullable<DatePickerProps['onBlur']> = (event, info) => {
    const { target } = event;
    const typed = target instanceof HTMLInputElement ? target.value.trim() : '';
    setUnreadable(dayjs(typed, formats, true).isValid() ? '' : typed);
    onBlur?.(event, info);
  };
  return (
    <>
      <DatePicker
        {...picker}
        format={formats}
        placeholder={t('dayFormat')}
        value={value ? dayjs(value) : null}
        onChange={(picked) => {
          setUnreadable('');
          onChange?.(picked?.format('YYYY-MM-DD') ?? null);
        }}
        onBlur={handleBlur}
        // With a day before, it is that which counts and is shown again.
        preserveInvalidOnBlur={!value}
        panelRender={inCalendarPanel}
      />
      {unreadable !== '' && (
        <div className="hd-day-unreadable" role="alert">
          {t('dayUnreadable', { typed: unreadable.slice(0, 40), format: t('dayFormat') })}
        </div>
      )}
    </>
  );
}
