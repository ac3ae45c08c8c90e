import './drafts.css';
import './request.css';
import { lastDraftStep } from '@heliodesk/contract/request';
import type { DraftRow } from '@heliodesk/contract/request';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { nameOf } from '#src/platform/field-labels.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { requestPaths } from '../paths.ts';
import { RequestNumber, RequestTypeName } from './request-labels.tsx';
import { DraftCells, useResumedStep } from './draft-cells.tsx';

type ShownDraft = Pick<
  DraftRow,
  'requestId' | 'requestNo' | 'requestType' | 'title' | 'steps' | 'resumeAt' | 'missing' | 'parts' | 'updateTime'
>;

interface DraftCardProps {
  draft: ShownDraft;
  /** The one to continue first: its button is filled. */
  isFirst: boolean;
  /** The customer it is for, unless that is the reader. */
  customer?: ReactNode;
  /** Who started it, where that is not the one it is for. */
  startedBy?: ReactNode;
  /** What else can be done with it. */
  more: ReactNode;
}

/** A draft as progress: what it is called, how far it is, what it waits for, and the way on. */
export function DraftCard({ draft, isFirst, customer, startedBy, more }: DraftCardProps) {
  const { t } = useTranslation(['request', 'ui']);
  const navigate = useNavigate();
  const resumed = useResumedStep()(draft);
  const path = requestPaths.draft(draft.requestType, draft.requestId);
  return (
    <article className="hd-draft">
      <div>
        <h2>
          <Link to={path} dir="auto">
            {draft.title}
          </Link>
        </h2>
        <p className="hd-hint hd-t13">
          <RequestTypeName type={draft.requestType} />{' '}
          <span className="hd-nowrap">
            · <RequestNumber>{draft.requestNo}</RequestNumber>
          </span>
        </p>
        {customer && <p className="hd-t13">{customer}</p>}
      </div>
      <div>
        <DraftCells {...draft} />
        <p className="hd-t12">{t('ui:steps.position', resumed)}</p>
      </div>
      <Waiting draft={draft} startedBy={startedBy} />
      <div className="hd-row hd-row-actions">
        <Button type={isFirst ? 'primary' : 'default'} aria-describedby={`draft ${draft.requestId}`} onClick={() => void navigate(path)}>
          {draft.resumeAt === lastDraftStep ? t('request:drafts.check') : t('request:drafts.continue')}
        </Button>
        <span id={`draft ${draft.requestId}`} hidden>
          {draft.title}
        </span>
        {more}
      </div>
    </article>
  );
}

/** What keeps a draft from going on, and when it was saved. */
function Waiting({ draft, startedBy }: { draft: ShownDraft; startedBy: ReactNode }) {
  const { t } = useTranslation('request');
  const isReady = draft.missing.length === 0;
  return (
    <div className={isReady ? 'hd-draft-waits hd-draft-ready' : 'hd-draft-waits'}>
      <Icon name={isReady ? 'check' : 'sun'} />
      <div>
        <WaitsFor draft={draft} />
        <p className="hd-hint hd-t12">
          {t('drafts.saved')} <LocalTime at={draft.updateTime} />
          {startedBy && (
            <>
              {' · '}
              {startedBy}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

const mostNamed = 3;

function WaitsFor({ draft: { missing, parts } }: { draft: ShownDraft }) {
  const { t } = useTranslation('request');
  const { number, labels } = useFormat();
  const b = <b>{null}</b>;
  if (parts?.isReading) return t('drafts.reading');
  if (parts !== null && parts.waiting > 0)
    return <Trans t={t} i18nKey="drafts.waiting" values={{ number: number(parts.waiting) }} count={parts.waiting} components={{ b }} />;
  if (missing.length === 0) return <Trans t={t} i18nKey="drafts.ready" components={{ b }} />;
  const names = [...new Set(missing.map((path) => (path === 'serials' ? t('case.serials') : nameOf(path))))];
  const more = names.length - mostNamed;
  const fields = labels(more > 0 ? names.slice(0, mostNamed) : names);
  return more > 0 ? t('drafts.missingMore', { fields, count: more }) : t('drafts.missing', { fields });
}
