import { deskPages, deskViews, listDeskViews } from '@heliodesk/contract/request';
import { call } from '#src/platform/http/call.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import type { SearchHit } from '../shell/shell-connection.ts';

const addressOf = (query: Record<string, string>): string => `${deskPages.list}?${new URLSearchParams(query).toString()}`;

/** The views of the desk: those that everyone has, and those that the person or the team has saved. */
export async function loadViews(): Promise<SearchHit[]> {
  const { views } = await call(listDeskViews, { quiet: true, background: true });
  const group = i18n.t('desk:views');
  return [
    ...deskViews.map((view): SearchHit => ({
      group,
      title: i18n.t(`desk:view.${view}`),
      ...(view === 'toApprove' ? { note: i18n.t('desk:toApproveHolds') } : {}),
      to: addressOf({ view }),
      icon: 'filter',
    })),
    ...views.map(({ viewId, name }): SearchHit => ({ group, title: name, to: addressOf({ own: String(viewId) }), icon: 'star' })),
  ];
}
