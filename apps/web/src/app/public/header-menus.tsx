import { useCallback, useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '#src/ui/icons/icon.tsx';
import { usePopover } from '#src/ui/public/use-popover.ts';
import { headerLine, lineItemOf, links } from './links.ts';
import { useOpenLinks } from './open-links.ts';
import { SiteLink } from './site-link.tsx';
import type { Menu } from './links.ts';

function SerialCheck({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('site');
  const navigate = useNavigate();
  const check: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault();
    const sn = String(new FormData(event.currentTarget).get('sn') ?? '').trim();
    void navigate(sn ? `${links.authenticity}?sn=${encodeURIComponent(sn)}` : links.authenticity);
    onSent();
  };
  return (
    <form className="pop-r" action={links.authenticity} onSubmit={check}>
      <label className="lab" htmlFor="menu-sn">
        {t('nav.checkLabel')}
      </label>
      <span className="input lg">
        <input id="menu-sn" name="sn" className="mono" placeholder={t('serialExample')} dir="ltr" autoComplete="off" spellCheck={false} />
      </span>
      <button type="submit" className="btn block lg">
        {t('nav.check')}
      </button>
    </form>
  );
}

const panelClass: Record<Menu['name'], string> = {
  modules: 'pop pop-m',
  trackers: 'pop pop-1',
  warranty: 'pop pop-1',
  services: 'pop pop-s',
};

interface DropMenuProps {
  menu: Menu;
  /** Whether the present page is one of its entries. */
  isCurrent: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

function DropMenu({ menu, isCurrent, isOpen, onOpen, onClose }: DropMenuProps) {
  const { t } = useTranslation('site');
  const frame = usePopover<HTMLLIElement>(isOpen, onClose);
  const isOpenLink = useOpenLinks();
  const id = `menu-${menu.name}`;
  const list = (
    <ul>
      {menu.entries
        .filter(({ to }) => isOpenLink(to))
        .map(({ to, icon, label }) => (
          <li key={label}>
            <SiteLink to={to} onClick={onClose}>
              <Icon name={icon} size={20} />
              <span>
                <b>{t(`link.${label}`)}</b>
                <small>{t(`link.${label}Hint`)}</small>
              </span>
            </SiteLink>
          </li>
        ))}
    </ul>
  );
  return (
    <li ref={frame} className="pop-wrap">
      <button
        type="button"
        className="top"
        aria-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? onClose : onOpen}
      >
        {t(`nav.${menu.name}`)}
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} className={panelClass[menu.name]} hidden={!isOpen}>
        {menu.name === 'modules' ? (
          <>
            <div className="pop-l">{list}</div>
            <SerialCheck onSent={onClose} />
          </>
        ) : (
          list
        )}
      </div>
    </li>
  );
}

/** The menus in the header's line; one is open at a time. */
export function HeaderMenus() {
  const { t } = useTranslation('site');
  const [open, setOpen] = useState<Menu['name']>();
  const close = useCallback(() => setOpen(undefined), []);
  const current = lineItemOf(useLocation().pathname);
  return (
    <nav aria-label={t('nav.main')}>
      <ul>
        {headerLine.map((item) =>
          'entries' in item ? (
            <DropMenu
              key={item.name}
              menu={item}
              isCurrent={current === item.name}
              isOpen={open === item.name}
              onOpen={() => setOpen(item.name)}
              onClose={close}
            />
          ) : (
            <li key={item.name}>
              <Link className="top" to={links[item.to]} aria-current={current === item.name ? 'page' : undefined}>
                {t(`nav.${item.name}`)}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
