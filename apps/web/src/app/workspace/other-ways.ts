import { accountPages } from '@heliodesk/contract/account';
import type { MenuRoute } from '@heliodesk/contract/identity';
import { historyPages } from '@heliodesk/contract/request';
import { i18n } from '#src/platform/i18n/language.ts';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { flattenMenu } from '../shell/menu.ts';
import type { SearchHit } from '../shell/shell-connection.ts';

interface Way {
  /** The page that it leads to, if the reader has it. */
  page: string;
  title: () => string;
  icon: IconName;
  /** The list is filtered by the text. */
  takesText: boolean;
}

const ways: readonly Way[] = [
  { page: historyPages.list, title: () => i18n.t('shell:search.inHistory'), icon: 'clock', takesText: true },
  { page: accountPages.callCenterCustomers, title: () => i18n.t('shell:search.inCustomers'), icon: 'building', takesText: true },
  { page: accountPages.onBehalf, title: () => i18n.t('shell:menu.chooseCustomer'), icon: 'plus', takesText: false },
];

/** Where to look for what the search doesn't find, and what to do instead, out of the pages that someone has. */
export function otherWaysIn(menu: readonly MenuRoute[]): (text: string) => readonly SearchHit[] {
  const paths = new Set(flattenMenu(menu).map(({ path }) => path));
  const open = ways.filter(({ page }) => paths.has(page));
  return (text) =>
    open.map(({ page, title, icon, takesText }) => ({
      group: i18n.t('shell:search.ways'),
      title: title(),
      to: takesText ? `${page}?${new URLSearchParams({ text }).toString()}` : page,
      icon,
    }));
}
