import { reviewDecisions, type ReviewDecision, type ReviewHead } from '@heliodesk/contract/request';
import type { ReviewedPart } from '@heliodesk/contract/tracker-claim';
import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { Decision } from './part-review-queries.ts';

interface PartDecisionProps {
  part: ReviewedPart;
  name: string;
  reasons: ReviewHead['reasons'];
  isLocked: boolean;
  onDecide: (decision: Decision) => void;
}

interface Choice {
  decision: ReviewDecision;
  accepted: number;
  reasonCode: string;
}

const needsReason = ({ decision, accepted }: Choice, pcs: number): boolean => decision !== 'asked' && accepted < pcs;

/** Accepting all or some of a part's pieces, refusing it, or asking about it. What needs a reason is decided once it has one. */
export function PartDecision({ part, name, reasons, isLocked, onDecide }: PartDecisionProps) {
  const { t } = useTranslation(['partReview', 'review']);
  const [waiting, setWaiting] = useState<Choice>();
  const { pcs, state, accepted, reasonCode } = part;
  const kept = state === 'undecided' ? undefined : { decision: state, accepted, reasonCode };
  const shown = waiting ?? kept;
  const choose = (next: Choice): void => {
    const isRefusing = needsReason(next, pcs);
    if (isRefusing && next.reasonCode === '') return setWaiting(next);
    setWaiting(undefined);
    onDecide({
      partId: part.id ?? 0,
      decision: next.decision,
      reasonCode: isRefusing ? next.reasonCode : '',
      ...(next.decision === 'accepted' ? { accepted: next.accepted } : {}),
    });
  };
  return (
    <div className="hd-row hd-row-wrap hd-part-decision">
      <Radio.Group
        size="small"
        optionType="button"
        aria-label={t('review:about.decisionOf', { finding: name })}
        disabled={isLocked}
        value={shown?.decision ?? null}
        options={reviewDecisions.map((value) => ({ value, label: t(`review:decide.${value}`) }))}
        onChange={({ target }) => {
          const decision = target.value as ReviewDecision;
          choose({ decision, accepted: decision === 'accepted' ? pcs : 0, reasonCode: '' });
        }}
      />
      {shown !== undefined && <More choice={shown} pcs={pcs} name={name} reasons={reasons} isLocked={isLocked} onChoose={choose} />}
    </div>
  );
}

interface MoreProps extends Pick<PartDecisionProps, 'name' | 'reasons' | 'isLocked'> {
  choice: Choice;
  pcs: number;
  onChoose: (next: Choice) => void;
}

/** What a decision goes with: how many pieces, a reason, or what follows. */
function More({ choice, pcs, name, reasons, isLocked, onChoose }: MoreProps) {
  const { t } = useTranslation(['partReview', 'review']);
  const { number } = useFormat();
  const { decision, accepted, reasonCode } = choice;
  return (
    <>
      {decision === 'accepted' && pcs > 1 && (
        <Pieces
          key={accepted}
          label={t('pieces', { part: name })}
          value={accepted}
          most={pcs}
          isLocked={isLocked}
          onChange={(next) => onChoose({ ...choice, accepted: next })}
        />
      )}
      {decision === 'accepted' && accepted < pcs && <span className="hd-t13">{t('refused', { number: number(pcs - accepted) })}</span>}
      {needsReason(choice, pcs) && (
        <Select
          className="hd-part-reason"
          size="small"
          aria-label={t('review:about.reasonOf', { finding: name })}
          disabled={isLocked}
          popupMatchSelectWidth={false}
          placeholder={t('review:chooseReason')}
          value={reasonCode || null}
          options={reasons}
          onChange={(code: string) => onChoose({ ...choice, reasonCode: code })}
        />
      )}
      {decision === 'asked' && <span className="hd-hint hd-t13">{t('review:about.ask')}</span>}
    </>
  );
}

interface PiecesProps {
  label: string;
  value: number;
  most: number;
  isLocked: boolean;
  onChange: (pieces: number) => void;
}

/** How many pieces are accepted: it counts once the field is left. What is no such number is put back. */
function Pieces({ label, value, most, isLocked, onChange }: PiecesProps) {
  const { t } = useTranslation('partReview');
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(String(value));
  const commit = (): void => {
    const pieces = Number(typed ?? '');
    const isValid = Number.isInteger(pieces) && pieces >= 1 && pieces <= most;
    if (!isValid) setTyped(String(value));
    else if (pieces !== value) onChange(pieces);
  };
  return (
    <span className="hd-row hd-part-pieces">
      <NumberInput
        isWhole
        size="small"
        aria-label={label}
        disabled={isLocked}
        value={typed}
        onChange={setTyped}
        onBlur={commit}
        onPressEnter={commit}
      />
      <span className="hd-hint hd-t13">{t('of', { number: number(most) })}</span>
    </span>
  );
}
