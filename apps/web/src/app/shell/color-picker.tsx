import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDark } from '#src/platform/appearance.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { accentShades, isThemeColor } from '#src/ui/theme/accent-shades.ts';
import { contrast } from '#src/ui/theme/theme-color.ts';

const swatches = [
  { color: '#409eff', name: 'sky' },
  { color: '#f5222d', name: 'red' },
  { color: '#fa8c16', name: 'orange' },
  { color: '#13c2c2', name: 'cyan' },
  { color: '#722ed1', name: 'purple' },
  { color: '#52c41a', name: 'green' },
] as const;

/** Six colors and an own one; says which shade words and buttons get of it. */
export function ColorPicker({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const { t } = useTranslation('shell');
  const { number, sentenceGap } = useFormat();
  const [typed, setTyped] = useState<string>();
  const isDark = useIsDark();
  const group = useId();
  const { fill } = accentShades(value, isDark ? 'dark' : 'light');
  const isWrong = typed !== undefined && !isThemeColor(typed);

  const handleTyped = (text: string) => {
    setTyped(text);
    if (isThemeColor(text)) onChange(text.toLowerCase());
  };
  return (
    <>
      <div className="hd-swatches">
        <fieldset>
          <legend className="hd-vh">{t('settings.color')}</legend>
          {swatches.map(({ color, name }) => (
            <label key={color} className="hd-swatch" title={t(`settings.colors.${name}`)}>
              <input
                type="radio"
                name={group}
                className="hd-vh"
                checked={value.toLowerCase() === color}
                onChange={() => {
                  setTyped(undefined);
                  onChange(color);
                }}
              />
              <span className="hd-vh">{t(`settings.colors.${name}`)}</span>
              <i style={{ background: color }}>{value.toLowerCase() === color && <Icon name="check" />}</i>
            </label>
          ))}
        </fieldset>
        <Input
          className="hd-mono hd-end"
          dir="ltr"
          aria-label={t('settings.ownColor')}
          value={typed ?? value.toUpperCase()}
          status={isWrong ? 'error' : ''}
          maxLength={'#rrggbb'.length}
          prefix={<i className="hd-swatch-own" style={{ background: value }} />}
          onChange={(event) => handleTyped(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      <p className="hd-setting-hint" aria-live="polite">
        {isWrong ? (
          t('settings.colorWrong')
        ) : (
          <>
            {t('settings.colorHint') + sentenceGap}
            <Ltr mono>{fill.toUpperCase()}</Ltr>
            {sentenceGap + t('settings.contrast', { ratio: number(contrast(fill, '#ffffff'), 1) })}
          </>
        )}
      </p>
    </>
  );
}
