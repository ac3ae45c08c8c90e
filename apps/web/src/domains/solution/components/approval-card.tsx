import type { SolutionRound } from '@heliodesk/contract/solution';
import { Trans, useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Who approves, and how far that has come. */
export function ApprovalCard({ round }: { round: SolutionRound | null }) {
  const { t } = useTranslation('solution');
  return (
    <SidebarCard title={t('approval.title')}>
      {round && <RoundLines round={round} />}
      <p className="hd-sol-line">
        <Icon name="people" />
        <span>{t('approval.eyes')}</span>
      </p>
    </SidebarCard>
  );
}

function RoundLines({ round: { sentBy, sentAt, dueAt, firstApprovedBy, decision, decidedBy, decidedAt } }: { round: SolutionRound }) {
  const { t } = useTranslation('solution');
  const timeOf = (at: string) => ({ time: <LocalTime at={at} /> });
  return (
    <>
      <p>
        <Trans t={t} i18nKey="approval.sent" values={{ name: sentBy }} components={timeOf(sentAt)} />
      </p>
      {firstApprovedBy !== '' && <p>{t('approval.first', { name: firstApprovedBy })}</p>}
      {decision === 'open' || decidedAt === null ? (
        <p>
          <Trans t={t} i18nKey="approval.due" components={timeOf(dueAt)} />
        </p>
      ) : (
        <p>
          <Trans
            t={t}
            i18nKey={decision === 'approved' ? 'approval.approved' : 'approval.returned'}
            values={{ name: decidedBy }}
            components={timeOf(decidedAt)}
          />
        </p>
      )}
    </>
  );
}
