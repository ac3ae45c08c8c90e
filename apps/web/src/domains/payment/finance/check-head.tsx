import type { BankCheckInFull, BankState } from '@heliodesk/contract/payment';
import { Trans, useTranslation } from 'react-i18next';
import { RequestNumber } from '#src/domains/request/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { StatusDisc, type Tone } from '#src/ui/shapes/status-disc.tsx';

const looks: Record<BankState, { tone: Tone; share?: number; end?: 'check' }> = {
  asked: { tone: 'warn', share: 0.2 },
  entered: { tone: 'review', share: 0.5 },
  returned: { tone: 'warn', share: 0.2 },
  checked: { tone: 'warn', share: 0.8 },
  confirmed: { tone: 'good', end: 'check' },
};

/** The head of bank details: what they are for, how far they are, who acts, and by when finance checks them. */
export function CheckHead({ bank, title }: { bank: BankCheckInFull; title: string }) {
  const { t } = useTranslation('bankCheck');
  const { state, requestNo, companyName } = bank;
  return (
    <header className="hd-case-head">
      <div className="hd-grow">
        <h1>{title}</h1>
        <p className="hd-case-sub">
          <StatusDisc {...looks[state]} pill>
            {t(`state.${state}`)}
          </StatusDisc>
          <RequestNumber>{requestNo}</RequestNumber>
          <span>
            <Icon name="building" />
            <bdi>{companyName}</bdi>
          </span>
          <WaitingOn bank={bank} />
        </p>
      </div>
      {state === 'entered' && <CheckClock bank={bank} />}
    </header>
  );
}

function WaitingOn({ bank: { state, contactName, actions } }: { bank: BankCheckInFull }) {
  const { t } = useTranslation('bankCheck');
  if (state === 'confirmed') return null;
  const isMine = actions.some(({ name, blockedBy }) => name === 'check' && blockedBy.length === 0);
  const who = state !== 'entered' ? 'waiting.customer' : isMine ? 'waiting.you' : 'waiting.colleague';
  return (
    <span>
      <Icon name="person" />
      <span>
        <Trans t={t} i18nKey={who} values={{ name: contactName }} components={{ b: <b>{null}</b> }} />
      </span>
    </span>
  );
}

function CheckClock({ bank: { checkDue, enteredAt } }: { bank: BankCheckInFull }) {
  const { t } = useTranslation('bankCheck');
  const isNarrow = useNarrow();
  return (
    <div className={isNarrow ? 'hd-case-brief' : 'hd-case-promise'}>
      <PromiseArc dueAt={checkDue} since={enteredAt} size={isNarrow ? 'small' : 'large'} title={t('due.title')} />
      {isNarrow && <span className="hd-hint">{t('state.entered')}</span>}
    </div>
  );
}
