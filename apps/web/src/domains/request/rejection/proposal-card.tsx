import './rejection.css';
import type { Proposal, RequestDetail } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { findAction } from '../actions/action-target.ts';

/** What is proposed about a claim and waits for a decision, or why it was returned; for staff. */
export function ProposalCard({ request }: { request: Pick<RequestDetail, 'proposal' | 'actions'> }) {
  const { t } = useTranslation('rejecting');
  const { proposal, actions } = request;
  if (proposal === null) return null;
  const decide = findAction(actions, 'reject');
  return (
    <section className="hd-card hd-proposal" aria-label={t('card.title')}>
      <header>
        <Icon name="close" />
        <h2 className="hd-grow">{t('card.title')}</h2>
        <ProposalTag proposal={proposal} isMine={decide?.blockedBy.length === 0} />
      </header>
      <div>
        <b dir="auto">{proposal.reason}</b>
        <p className="hd-hint hd-t12">
          <Trans
            t={t}
            i18nKey="card.by"
            values={{ name: proposal.proposedBy }}
            components={{ time: <UtcTime at={proposal.proposedAt} /> }}
          />
        </p>
        <h3 className="hd-hint hd-t12">{t('card.reads')}</h3>
        <blockquote className="hd-rejection-text" dir="auto">
          {proposal.publicText}
        </blockquote>
        {proposal.note !== '' && (
          <p className="hd-proposal-note" dir="auto">
            {proposal.note}
          </p>
        )}
        <Outcome proposal={proposal} isOwn={decide?.blockedBy.includes('notAuthor') ?? false} />
      </div>
    </section>
  );
}

function ProposalTag({ proposal: { state }, isMine }: { proposal: Proposal; isMine: boolean }) {
  const { t } = useTranslation('rejecting');
  if (state === 'returned') return <span className="hd-tag">{t('card.returned')}</span>;
  return <span className="hd-tag hd-k-warn">{isMine ? t('card.waitingForYou') : t('card.waiting')}</span>;
}

/** By when someone decides, or who returned it and why. */
function Outcome({ proposal: { state, dueAt, decidedBy, decision }, isOwn }: { proposal: Proposal; isOwn: boolean }) {
  const { t } = useTranslation('rejecting');
  if (state === 'returned')
    return (
      <p>
        <b>{t('card.returnedBy', { name: decidedBy ?? '' })}</b>
        <q className="hd-proposal-decision" dir="auto">
          {decision}
        </q>
      </p>
    );
  return (
    <p className="hd-hint hd-t12">
      <Trans t={t} i18nKey="card.due" components={{ time: <LocalTime at={dueAt} /> }} />
      {isOwn && <span className="hd-proposal-decision">{t('card.fourEyes')}</span>}
    </p>
  );
}
