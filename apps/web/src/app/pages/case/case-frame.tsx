import type { RequestDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestTimeline } from '#src/domains/request/index.ts';
import { Page } from '#src/ui/page/page.tsx';
import { useMedia, useNarrow } from '#src/ui/page/use-media.ts';
import { ViewSwitch } from '#src/ui/page/view-switch.tsx';
import { CaseSidebar } from './case-sidebar.tsx';

export const caseViews = ['conversation', 'progress', 'details'] as const;
export type CaseView = (typeof caseViews)[number];

interface CaseFrameProps {
  request: RequestDetail;
  /** What the tab is called: staff look for the number. */
  tabTitle: string;
  /** What is in sight where not everything is. */
  view: CaseView;
  onView: (view: CaseView) => void;
  head: ReactNode;
  /** The column of the progress: its name, and what is below the timeline. */
  progress: { title: string; below?: ReactNode };
  conversation: ReactNode;
  children?: ReactNode;
}

/** A case: progress, conversation and details side by side, and one after the other where it gets narrow. */
export function CaseFrame({ request, tabTitle, view, onView, head, progress, conversation, children }: CaseFrameProps) {
  const { t } = useTranslation('request');
  const isNarrow = useNarrow();
  const isWide = useMedia('(min-width: 1280px)');
  const viewsOf = (names: readonly CaseView[]) =>
    names.map((name) => ({ name, label: t(`case.${name}`), unread: name === 'conversation' ? request.unread : 0 }));
  const timeline = (
    <aside className="hd-case-timeline" aria-label={progress.title} hidden={!isWide && view !== 'progress'}>
      <h2 className="hd-h-sm">{progress.title}</h2>
      <RequestTimeline type={request.requestType} nodes={request.processNodes} status={request.status} outcome={request.outcome} />
      {progress.below}
    </aside>
  );
  return (
    <Page layout="flush" title={request.title} tabTitle={tabTitle} head={head}>
      <div className="hd-panes hd-case">
        {isWide && timeline}
        {isNarrow && <ViewSwitch label={t('case.views')} view={view} views={viewsOf(caseViews)} onChange={onView} />}
        <div className="hd-case-mid" hidden={isNarrow && view === 'details'}>
          {!isNarrow && !isWide && (
            <ViewSwitch
              label={t('case.views')}
              view={view === 'progress' ? view : 'conversation'}
              views={viewsOf(['conversation', 'progress'])}
              onChange={onView}
            />
          )}
          <div className="hd-case-conversation" hidden={!isWide && view === 'progress'}>
            {conversation}
          </div>
          {!isWide && timeline}
        </div>
        <CaseSidebar request={request} isHidden={isNarrow && view !== 'details'} />
      </div>
      {children}
    </Page>
  );
}
