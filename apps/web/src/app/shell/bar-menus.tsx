import { Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { identityPages } from '@heliodesk/contract/identity';
import { isLanguage } from '@heliodesk/contract/kit';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useMenuFocus } from '#src/ui/page/use-menu-focus.ts';
import { displaySizes, rowHeights } from '#src/ui/theme/theme-provider.tsx';
import { setPreferences, usePreferences } from './preferences.ts';
import type { ShellConnection } from './shell-connection.ts';

/** The size switcher: four sizes, each with the height of its rows. */
export function SizeMenu() {
  const { t } = useTranslation('shell');
  const { size } = usePreferences();
  const menuFocus = useMenuFocus();
  const items: MenuProps['items'] = displaySizes.map((each) => ({
    key: each,
    label: (
      <span className="hd-menu-line">
        <span className="hd-grow">{t(`size.${each}`)}</span>
        <span className="hd-hint hd-t12">{t('size.rows', { height: rowHeights[each] })}</span>
        {each === size ? <Icon name="check" /> : <span className="hd-menu-gap" />}
      </span>
    ),
  }));
  const handleChoice: MenuProps['onClick'] = ({ key }) => {
    const chosen = displaySizes.find((each) => each === key);
    if (!chosen) return;
    setPreferences({ size: chosen });
    showToast({ kind: 'good', title: t('size.switched') });
  };
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, selectedKeys: [size], onClick: handleChoice }} {...menuFocus}>
      <button type="button" className="hd-tool hd-not-phone" aria-label={t('size.label')} title={t('size.label')}>
        <Icon name="text-size" size={20} />
      </button>
    </Dropdown>
  );
}

type LanguageMenuProps = Pick<ShellConnection, 'languages' | 'language' | 'setLanguage'>;

/** The nine languages, each in its own words. The page stays, with what was typed. */
export function LanguageMenu({ languages, language, setLanguage }: LanguageMenuProps) {
  const { t } = useTranslation('common');
  const menuFocus = useMenuFocus();
  const items: MenuProps['items'] = languages.map(({ code, name }) => ({
    key: code,
    label: (
      <span className="hd-menu-line">
        <span className="hd-grow" lang={code}>
          {name}
        </span>
        {code === language ? <Icon name="check" /> : <span className="hd-menu-gap" />}
      </span>
    ),
  }));
  const handleChoice: MenuProps['onClick'] = ({ key }) => {
    if (isLanguage(key)) void setLanguage(key);
  };
  const spoken = languages.find(({ code }) => code === language)?.name ?? language;
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, selectedKeys: [language], onClick: handleChoice }} {...menuFocus}>
      <button type="button" className="hd-tool hd-not-phone">
        <Icon name="globe" size={20} />
        <span className="hd-vh">{t('language')}</span>
        <span className="hd-tool-word">{spoken}</span>
      </button>
    </Dropdown>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

interface AvatarMenuProps extends LanguageMenuProps {
  user: ShellConnection['user'];
  onSignOut: () => void;
  onSettings: () => void;
  /** On a phone it holds what the bar has no room for. */
  isNarrow: boolean;
}

/** Who is signed in: profile and sign out; on a phone settings and languages too. */
export function AvatarMenu({ user, onSignOut, onSettings, isNarrow, languages, language, setLanguage }: AvatarMenuProps) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const menuFocus = useMenuFocus();
  const items: MenuProps['items'] = [
    { key: 'profile', label: t('profile'), icon: <Icon name="person" /> },
    ...(isNarrow
      ? [
          { key: 'settings', label: t('settings.title'), icon: <Icon name="settings" /> },
          {
            key: 'language',
            label: t('common:language'),
            icon: <Icon name="globe" />,
            children: languages.map(({ code, name }) => ({ key: `language ${code}`, label: <span lang={code}>{name}</span> })),
          },
        ]
      : []),
    { type: 'divider' },
    { key: 'signOut', label: t('signOut'), icon: <Icon name="arrow-on" /> },
  ];
  const handleChoice: MenuProps['onClick'] = ({ key }) => {
    const code = key.replace('language ', '');
    if (key === 'profile') void navigate(identityPages.profile);
    else if (key === 'settings') onSettings();
    else if (key === 'signOut') onSignOut();
    else if (isLanguage(code)) void setLanguage(code);
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // A finger seems to hover over what it has just pressed, which would open the languages again.
      menu={{ items, selectedKeys: [`language ${language}`], onClick: handleChoice, triggerSubMenuAction: 'click' }}
      {...menuFocus}
    >
      <button type="button" className="hd-tool" title={user.name}>
        {user.avatar ? (
          <img className="hd-ava" src={user.avatar} alt="" />
        ) : (
          <span className="hd-ava" aria-hidden="true">
            {initialsOf(user.name)}
          </span>
        )}
        <span className="hd-vh">{t('signedInAs', { name: user.name })}</span>
      </button>
    </Dropdown>
  );
}
