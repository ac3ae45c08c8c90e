import { noticePages } from '@heliodesk/contract/notification';
import { Button, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { setAppearance, useAppearance } from '#src/platform/appearance.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { displaySizes, rowHeights } from '#src/ui/theme/theme-provider.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { ColorPicker } from './color-picker.tsx';
import { setPreferences, usePreferences, usualPreferences } from './preferences.ts';
import { ShellDialog } from './shell-dialog.tsx';

/** Theme color, light and dark, size, and what the frame shows (spec 1 §2). */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'ui', 'common']);
  const appearance = useAppearance();
  const { size, themeColor } = usePreferences();
  const reset = () => {
    setPreferences({ ...usualPreferences, isSidebarOpen: true });
    setAppearance('device');
  };
  return (
    <ShellDialog label={t('settings.title')} place="end" onClose={onClose}>
      <form method="dialog" className="hd-drawer-head">
        <h2 className="hd-grow">{t('settings.title')}</h2>
        <Button type="text" htmlType="submit" aria-label={t('common:close')} icon={<Icon name="close" />} />
      </form>
      <div className="hd-drawer-body">
        <section>
          <h3 className="hd-h-sm">{t('settings.color')}</h3>
          <ColorPicker value={themeColor} onChange={(color) => setPreferences({ themeColor: color })} />
        </section>
        <section>
          <h3 className="hd-h-sm">{t('settings.appearance')}</h3>
          <SegmentedControl
            block
            aria-label={t('settings.appearance')}
            value={appearance}
            onChange={setAppearance}
            options={[
              { value: 'device', label: t('settings.device'), icon: <Icon name="desktop" /> },
              { value: 'light', label: t('settings.light'), icon: <Icon name="sun" /> },
              { value: 'dark', label: t('settings.dark'), icon: <Icon name="moon" /> },
            ]}
          />
        </section>
        <section>
          <h3 className="hd-h-sm">{t('size.label')}</h3>
          <SegmentedControl
            block
            aria-label={t('size.label')}
            value={size}
            onChange={(chosen) => setPreferences({ size: chosen })}
            options={displaySizes.map((each) => ({ value: each, label: t(`size.${each}`) }))}
          />
          <p className="hd-setting-hint">{t('size.hint', { height: rowHeights[size] })}</p>
        </section>
        <Frame />
        <HowNoticesCome onClick={onClose} />
      </div>
      <footer className="hd-drawer-foot">
        <span className="hd-hint">{t('settings.kept')}</span>
        <Button type="text" className="hd-end" onClick={reset}>
          {t('settings.reset')}
        </Button>
      </footer>
    </ShellDialog>
  );
}

function HowNoticesCome({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <section>
      <h3 className="hd-h-sm">{t('menu.notices')}</h3>
      <Link to={noticePages.preferences} onClick={onClick}>
        {t('menu.noticePreferences')}
      </Link>
    </section>
  );
}

function Frame() {
  const { t } = useTranslation('shell');
  return (
    <section>
      <h3 className="hd-h-sm">{t('settings.frame')}</h3>
      <FrameSwitch name="hasTabs" label={t('settings.tabs')} hint={t('settings.tabsHint')} />
      <FrameSwitch name="isHeaderFixed" label={t('settings.fixedHeader')} hint={t('settings.fixedHeaderHint')} />
      <FrameSwitch name="hasLogo" label={t('settings.logo')} hint={t('settings.logoHint')} />
    </section>
  );
}

function FrameSwitch({ name, label, hint }: { name: 'hasTabs' | 'isHeaderFixed' | 'hasLogo'; label: string; hint: string }) {
  const preferences = usePreferences();
  const labelId = useId();
  return (
    <div className="hd-setting">
      <div className="hd-grow">
        <p className="hd-ink hd-t13" id={labelId}>
          {label}
        </p>
        <p className="hd-hint hd-t12">{hint}</p>
      </div>
      <Switch size="small" checked={preferences[name]} aria-labelledby={labelId} onChange={(isOn) => setPreferences({ [name]: isOn })} />
    </div>
  );
}
