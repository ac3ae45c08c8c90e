import './request-page.css';
import type { RequestDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestHead, RequestTimeline } from '#src/domains/request/index.ts';
import { Page } from '#src/ui/page/page.tsx';
import { useMedia, useMobile } from '#src/ui/page/use-media.ts';
import { useViewParam } from '#src/ui/page/use-view-param.ts';
import { ViewSwitch } from '#src/ui/page/view-switch.tsx';
import { inTurn } from '#src/ui/states/in-turn.ts';

const panels = ['overview', 'messages', 'progress'] as const;
type RequestPanel = (typeof panels)[number];

interface RequestFrameProps {
  request: RequestDetail;
  /** What is in sight first where not everything is; the middle column. */
  first: 'overview' | 'messages';
  main: ReactNode;
  /** The column at the end. */
  side: { view: 'overview' | 'messages'; head?: ReactNode; content: ReactNode };
}

/** A request in three columns: progress, the main thing, what is beside it. Where they do not fit, they are views. */
export function RequestFrame({ request, first, main, side }: RequestFrameProps) {
  const { t } = useTranslation('request');
  const isWide = useMedia('(min-width: 1280px)');
  const isSingle = useMobile();
  const [chosen, setChosen] = useViewParam<RequestPanel>(panels, first);
  // Beside the main column, the progress takes turns with the column at the end.
  const view = isSingle || chosen !== first ? chosen : side.view;
  const views: RequestPanel[] = isSingle ? [first, side.view, 'progress'] : [side.view, 'progress'];
  const labelOf = (name: RequestPanel): string => t(name === 'progress' ? name : `page.${name}`);
  const unreadIn = (name: RequestPanel): number => (name === 'messages' ? request.unread : 0);
  const isProgressShown = isWide || view === 'progress';
  const choice = !isWide && (
    <ViewSwitch
      label={t('case.views')}
      view={view}
      views={views.map((name) => ({ name, label: labelOf(name), unread: unreadIn(name) }))}
      onChange={setChosen}
    />
  );
  const progress = (
    <section className="hd-request-progress" aria-label={t('progress')} hidden={!isProgressShown}>
      <h2 className="hd-h-sm">{t('progress')}</h2>
      <RequestTimeline type={request.requestType} nodes={request.processNodes} status={request.status} outcome={request.outcome} />
    </section>
  );
  return (
    <Page layout="flush" title={request.title} head={<RequestHead request={request} />}>
      <div className="hd-panes hd-request">
        {isSingle && choice}
        {isWide && progress}
        <div
          ref={inTurn}
          className={`hd-request-main hd-request-${first}`}
          hidden={isSingle && view !== first}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it scrolls only with the focus in it
          tabIndex={first === 'overview' ? 0 : undefined}
        >
          {main}
        </div>
        <aside
          className={`hd-request-side hd-request-${side.view}`}
          aria-label={t(`page.${side.view}`)}
          hidden={isSingle && view === first}
        >
          {!isSingle && choice}
          {isWide && side.head}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
          <div className="hd-request-beside" hidden={!isWide && view !== side.view} tabIndex={side.view === 'overview' ? 0 : undefined}>
            {side.content}
          </div>
          {!isWide && progress}
        </aside>
      </div>
    </Page>
  );
}
