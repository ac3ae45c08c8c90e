import { theme } from 'antd';
import type { ThemeConfig } from 'antd';
import { accentShades } from './accent-shades.ts';
import { frameColor, themeValues } from './theme-values.ts';
import type { ThemeValues } from './theme-values.ts';

type Algorithm = typeof theme.compactAlgorithm;

/** Puts exact values over what the algorithms before it derived. */
const lay =
  (values: Partial<ReturnType<Algorithm>>): Algorithm =>
  (seed, derived) => ({ ...(derived ?? theme.defaultAlgorithm(seed)), ...values });

/** The values of an appearance with the shades of the chosen theme color. */
function valuesOf(appearance: 'light' | 'dark', themeColor: string): ThemeValues {
  const shades = accentShades(themeColor, appearance);
  return {
    ...themeValues(appearance),
    colorPrimary: shades.fill,
    colorPrimaryHover: shades.fillHover,
    colorPrimaryActive: shades.fillPress,
    colorPrimaryBg: shades.soft,
    colorPrimaryBgHover: shades.softHover,
    colorPrimaryBorder: shades.line,
    colorPrimaryBorderHover: shades.accent,
    colorPrimaryText: shades.words,
    colorPrimaryTextHover: shades.wordsHover,
    colorPrimaryTextActive: shades.wordsPress,
    colorLink: shades.words,
    colorLinkHover: shades.wordsHover,
    colorLinkActive: shades.wordsPress,
    controlItemBgActive: shades.soft,
    controlItemBgActiveHover: shades.softHover,
    controlOutline: shades.soft,
  };
}

type Components = NonNullable<ThemeConfig['components']>;

/** Component tokens of buttons and fields. */
function controlTokens(c: ThemeValues, frame: string): Components {
  return {
    Button: {
      fontWeight: 500,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      dangerColor: c.colorBgBase,
      defaultBorderColor: frame,
      defaultHoverBorderColor: frame,
      defaultHoverColor: c.colorText,
      defaultHoverBg: c.controlItemBgHover,
      defaultActiveColor: c.colorText,
      defaultActiveBorderColor: frame,
      textHoverBg: c.controlItemBgHover,
      paddingInline: 12,
    },
    Input: { activeBorderColor: c.colorPrimaryText, hoverBorderColor: c.colorTextTertiary, activeShadow: `0 0 0 3px ${c.controlOutline}` },
    Select: {
      activeBorderColor: c.colorPrimaryText,
      hoverBorderColor: c.colorTextTertiary,
      optionSelectedBg: c.colorPrimaryBg,
      optionSelectedFontWeight: 500,
    },
    Form: {
      labelColor: c.colorText,
      labelFontSize: 14,
      itemMarginBottom: 16,
      verticalLabelPadding: '0 0 6px',
      labelRequiredMarkColor: c.colorError,
    },
  };
}

/** Component tokens of what shows things. */
function displayTokens(c: ThemeValues, frame: string, appearance: 'light' | 'dark'): Components {
  return {
    Tabs: {
      itemColor: c.colorTextSecondary,
      itemHoverColor: c.colorText,
      itemActiveColor: c.colorText,
      itemSelectedColor: c.colorText,
      inkBarColor: c.colorPrimaryText,
      titleFontSize: 13,
      horizontalItemGutter: 16,
      horizontalItemPadding: '7px 0',
      cardBg: 'transparent',
      cardHeight: 33,
      cardGutter: 2,
    },
    Segmented: {
      trackBg: c.colorBgLayout,
      trackPadding: 2,
      itemColor: c.colorTextSecondary,
      itemHoverColor: c.colorText,
      itemSelectedColor: c.colorText,
      itemSelectedBg: appearance === 'dark' ? frame : c.colorBgElevated,
    },
    Tag: { defaultBg: c.colorFillTertiary, defaultColor: c.colorTextSecondary },
    Card: {
      bodyPadding: 16,
      bodyPaddingSM: 12,
      headerFontSize: 16,
      headerFontSizeSM: 13,
      headerHeight: 48,
      headerHeightSM: 36,
      headerBg: 'transparent',
    },
    // The selected entry is text on a soft background.
    Dropdown: { colorPrimary: c.colorPrimaryText },
    Modal: { titleFontSize: 16, contentBg: c.colorBgElevated, headerBg: c.colorBgElevated },
    Pagination: { itemSize: 28, itemActiveColor: c.colorPrimaryText, itemActiveColorHover: c.colorPrimaryText },
    Tooltip: { maxWidth: 320 },
    Drawer: { footerPaddingInline: 24 },
    Skeleton: { blockRadius: 2 },
  };
}

interface ThemeChoice {
  appearance: 'light' | 'dark';
  /** The smallest of the four sizes. */
  compact: boolean;
  /** As the person chose it, `#rrggbb`. */
  themeColor: string;
  /** Whether dialogs and lists grow and fade. */
  motion: boolean;
}

/** The Ant Design theme of the workspace. */
export function heliodeskTheme({ appearance, compact, themeColor, motion }: ThemeChoice): ThemeConfig {
  const colors = valuesOf(appearance, themeColor);
  const frame = frameColor(appearance);
  const base = appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    algorithm: compact ? [base, theme.compactAlgorithm, lay(colors), lay({ fontSize: 13, controlHeightSM: 24 })] : [base, lay(colors)],
    token: {
      ...colors,
      fontFamily: 'var(--hd-font)',
      fontFamilyCode: 'var(--hd-mono)',
      fontSize: 14,
      fontWeightStrong: 600,
      borderRadius: 6,
      borderRadiusLG: 8,
      borderRadiusSM: 4,
      borderRadiusXS: 2,
      controlHeight: 32,
      wireframe: false,
      motion,
      motionDurationFast: '120ms',
      motionDurationMid: '200ms',
      motionDurationSlow: '320ms',
      zIndexPopupBase: 1000,
    },
    components: { ...controlTokens(colors, frame), ...displayTokens(colors, frame, appearance) },
  };
}
