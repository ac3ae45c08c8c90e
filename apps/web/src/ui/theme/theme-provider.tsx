import { ConfigProvider } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accentShades, defaultThemeColor } from './accent-shades.ts';
import { englishLocale, loadAntdLocale } from './antd-locales.ts';
import type { AntdLocale } from './antd-locales.ts';
import { useIsDark } from '#src/platform/appearance.ts';
import { isMotionReduced } from '#src/ui/page/use-media.ts';
import { mendOpenLists } from './open-lists.ts';
import { quietIcons } from './quiet-icons.tsx';
import { heliodeskTheme } from './theme.ts';

/** The size switcher's four (spec 1 §9). */
export type DisplaySize = 'default' | 'medium' | 'small' | 'mini';
export const displaySizes = ['default', 'medium', 'small', 'mini'] as const satisfies readonly DisplaySize[];

/** Height of a table's row in px. */
export const rowHeights: Readonly<Record<DisplaySize, number>> = { default: 48, medium: 40, small: 36, mini: 32 };

const componentSizes = { default: 'large', medium: 'medium', small: 'small', mini: 'small' } as const;

interface ThemeProviderProps {
  /** One of the nine languages. */
  language: string;
  size: DisplaySize;
  themeColor?: string;
  children: ReactNode;
}

/** Ant Design in our looks: theme, language, direction and size. */
export function ThemeProvider({ language, size, themeColor = defaultThemeColor, children }: ThemeProviderProps) {
  const appearance = useIsDark() ? 'dark' : 'light';
  const locale = useWords(language);
  // Asked for once: a provider that changes its mind about motion builds the whole page again, and what is typed is lost.
  const [motion] = useState(() => !isMotionReduced());
  const theme = useMemo(
    () => heliodeskTheme({ appearance, compact: size === 'mini', themeColor, motion }),
    [appearance, size, themeColor, motion],
  );
  useAccentVariables(themeColor, appearance);
  useEffect(mendOpenLists, []);
  useEffect(() => {
    document.documentElement.style.setProperty('--hd-row', `${rowHeights[size]}px`);
  }, [size]);
  return (
    <ConfigProvider
      theme={theme}
      locale={locale}
      direction={language === 'ar' ? 'rtl' : 'ltr'}
      componentSize={componentSizes[size]}
      {...quietIcons}
      button={{ ...quietIcons.button, autoInsertSpace: false }}
      form={{ scrollToFirstError: { behavior: 'smooth', block: 'center' } }}
    >
      {children}
    </ConfigProvider>
  );
}

/** Ant Design's words, but a day is cleared by a button that is called as those of other fields are. */
function useWords(language: string): AntdLocale {
  const locale = useAntdLocale(language);
  const { t } = useTranslation('ui');
  const clear = t('clear');
  return useMemo(() => {
    const { DatePicker: days } = locale;
    return days ? { ...locale, DatePicker: { ...days, lang: { ...days.lang, clear } } } : locale;
  }, [locale, clear]);
}

/** English until the words of the language are there: a provider without any builds the whole page again when they come, and what is typed is lost. */
function useAntdLocale(language: string): AntdLocale {
  const [loaded, setLoaded] = useState<{ language: string; locale: AntdLocale }>();
  useEffect(() => {
    let isCurrent = true;
    void loadAntdLocale(language).then((locale) => {
      if (isCurrent) setLoaded({ language, locale });
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.locale : englishLocale;
}

/** Hands the shades of a chosen color to the stylesheets; the default's are in tokens.css. */
function useAccentVariables(themeColor: string, appearance: 'light' | 'dark'): void {
  useEffect(() => {
    if (themeColor.toLowerCase() === defaultThemeColor) return;
    const shades = accentShades(themeColor, appearance);
    const variables = {
      '--hd-accent': shades.accent,
      '--hd-accent-strong': shades.words,
      '--hd-accent-strong-hover': shades.wordsHover,
      '--hd-accent-strong-press': shades.wordsPress,
      '--hd-accent-fill': shades.fill,
      '--hd-accent-fill-hover': shades.fillHover,
      '--hd-accent-soft': shades.soft,
      '--hd-accent-soft-hover': shades.softHover,
      '--hd-accent-line': shades.line,
      '--hd-focus': shades.words,
    };
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(variables)) style.removeProperty(name);
    };
  }, [themeColor, appearance]);
}
