import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDark } from '#src/platform/appearance.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { accentShades, contrast, isThemeColour } from '#src/ui/theme/theme-color.ts';

const swatches = [
  { colour: '#409eff', name: 'sky' },
  { colour: '#f5222d', name: 'red' },
  { colour: '#fa8c16', name: 'orange' },
  { colour: '#13c2c2', name: 'cyan' },
  { colour: '#722ed1', name: 'purple' },
  { colour: '#52c41a', name: 'green' },
] as const;

/** Six colors and an own one; says which shade words and buttons get of it. */
export function ColourPicker({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const [typed, setTyped] = useState<string>();
  const isDark = useIsDark();
  const group = useId();
  const { fill } = accentShades(value, isDark ? 'dark' : 'light');
  const isWrong = typed !== undefined && !isThemeColour(typed);

  const handleTyped = (text: string) => {
    setTyped(text);
    if (isThemeColour(text)) onChange(text.toLowerCase());
  };
  return (
    <>
      <div className="hd-swatches">
        <fieldset>
          <legend className="hd-vh">{t('settings.colour')}</legend>
          {swatches.map(({ colour, name }) => (
            <label key={colour} className="hd-swatch" title={t(`settings.colours.${name}`)}>
              <input
                type="radio"
                name={group}
                className="hd-vh"
                checked={value.toLowerCase() === colour}
                onChange={() => {
                  setTyped(undefined);
                  onChange(colour);
                }}
              />
              <span className="hd-vh">{t(`settings.colours.${name}`)}</span>
              <i style={{ background: colour }}>{value.toLowerCase() === colour && <Icon name="check" />}</i>
            </label>
          ))}
        </fieldset>
        <Input
          className="hd-mono hd-end"
          dir="ltr"
          aria-label={t('settings.ownColour')}
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
          t('settings.colourWrong')
        ) : (
          <>
            {t('settings.colourHint')} <Ltr mono>{fill.toUpperCase()}</Ltr>{' '}
            {t('settings.contrast', { ratio: number(contrast(fill, '#ffffff'), 1) })}
          </>
        )}
      </p>
    </>
  );
}
