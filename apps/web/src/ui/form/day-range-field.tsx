import './day-range.css';
import { ConfigProvider, theme } from 'antd';
import type { CSSProperties } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { DayRangeEntry, DayRangeProps } from './day-range-props.ts';

interface DayRangeFieldProps extends DayRangeProps {
  /** Someone points at it. */
  onNear: () => void;
  /** Someone is in it now. */
  onEnter: (entry: DayRangeEntry) => void;
  onLeave: () => void;
}

const shown = (day: string | undefined): string => day?.replaceAll('-', '/') ?? '';

/** Measures of Ant Design's field at the present size, so that nothing moves when the calendar takes its place. */
function useFieldStyle(): CSSProperties & Record<`--${string}`, string> {
  const { token } = theme.useToken();
  const size = ConfigProvider.useConfig().componentSize;
  const isLarge = size === 'large';
  const isSmall = size === 'small';
  const height = isLarge ? token.controlHeightLG : isSmall ? token.controlHeightSM : token.controlHeight;
  const line = isLarge ? token.fontSizeLG * token.lineHeightLG : token.fontSize * token.lineHeight;
  const edge = isSmall ? token.controlPaddingHorizontalSM : token.controlPaddingHorizontal;
  return {
    paddingBlock: Math.max(0, (height - line) / 2 - token.lineWidth),
    paddingInline: edge - token.lineWidth,
    borderRadius: isLarge ? token.borderRadiusLG : isSmall ? token.borderRadiusSM : token.borderRadius,
    '--font': `${token.fontSize}px`,
    '--field-font': `${isLarge ? token.fontSizeLG : token.fontSize}px`,
    '--line': String(isLarge ? token.lineHeightLG : token.lineHeight),
    '--prefix-gap': `${token.paddingXXS}px`,
    '--gap': `${token.marginXS}px`,
  };
}

/** What a `DayRange` looks like before its calendar is there. */
export function DayRangeField({ from, to, label, placeholder, prefix, className, onNear, onEnter, onLeave }: DayRangeFieldProps) {
  const style = useFieldStyle();
  const inputs = ([0, 1] as const).map((end) => (
    <input
      key={end}
      readOnly
      aria-label={label}
      placeholder={placeholder[end]}
      value={shown(end === 0 ? from : to)}
      onMouseDown={() => onEnter({ end, byPointer: true })}
      onFocus={() => onEnter({ end, byPointer: false })}
      onBlur={onLeave}
    />
  ));
  return (
    <div className={['hd-day-range', className].filter(Boolean).join(' ')} style={style} onPointerEnter={onNear}>
      {prefix && <span className="hd-day-range-prefix">{prefix}</span>}
      {inputs[0]}
      <span className="hd-day-range-arrow">
        <Icon name="arrow-on" />
      </span>
      {inputs[1]}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className="hd-day-range-end"
        onMouseDown={() => onEnter({ end: 0, byPointer: true })}
      >
        <Icon name="calendar" />
      </button>
    </div>
  );
}
