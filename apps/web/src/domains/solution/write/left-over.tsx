import type { SolutionPlan, SolutionKind } from '@heliodesk/contract/solution';
import { mostSolutions, solutionKindNames } from '@heliodesk/contract/solution';
import { Button } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { kindsInOrder } from '../kind-looks.ts';

interface LeftOverProps {
  requestId: number;
  /** Accepted pieces without a solution. */
  left: number;
  /** So many of them are chosen; 0 means all. */
  chosen: number;
  accepted: number;
  /** "7 modules". */
  inWords: (pieces: number) => string;
  onGive: (kind: SolutionKind, pieces: number) => void;
}

/** Where the notice is, for the link to it. */
export const leftOverAnchorOf = (requestId: number): string => `left-over-${requestId}`;

/** What has no solution yet, and which one to give it. */
export function LeftOver({ requestId, left, chosen, accepted, inWords, onGive }: LeftOverProps) {
  const { t } = useTranslation('solution');
  const { number, sentenceGap } = useFormat();
  if (left <= 0) return null;
  const given = chosen > 0 ? chosen : left;
  const first = accepted - left + 1;
  const words = { what: inWords(left), number: number(chosen), from: number(first), to: number(first + given - 1) };
  return (
    <div className="hd-alert hd-k-warn hd-sol-left" id={leftOverAnchorOf(requestId)} role="status">
      <Icon name="info" />
      <p className="hd-grow">
        <Trans t={t} i18nKey={chosen > 0 ? 'left.chosen' : 'left.all'} values={words} components={{ b: <b>{null}</b> }} />
        {sentenceGap}
        {t(given === 1 ? 'left.row' : 'left.rows', words)}
      </p>
      <span className="hd-row hd-row-wrap">
        {kindsInOrder.map((kind) => (
          <Button key={kind} size="small" onClick={() => onGive(kind, given)}>
            {t(`give.${solutionKindNames[kind]}`)}
          </Button>
        ))}
      </span>
    </div>
  );
}

interface AddSolutionsProps {
  plan: SolutionPlan;
  left: number;
  onAdd: (kind: SolutionKind) => void;
}

/** Adds a solution of its own for what is left. */
export function AddSolutions({ plan, left, onAdd }: AddSolutionsProps) {
  const { t } = useTranslation(['solution', 'errors']);
  const { number } = useFormat();
  const block =
    plan.solutions.length >= mostSolutions
      ? t('errors:solution.tooMany', { max: number(mostSolutions) })
      : left <= 0
        ? t('nothingLeft')
        : undefined;
  return (
    <div className="hd-row hd-row-wrap">
      {kindsInOrder.map((kind) => {
        const label = t(`add.${solutionKindNames[kind]}`);
        return block === undefined ? (
          <Button key={kind} size="small" icon={<Icon name="plus" />} onClick={() => onAdd(kind)}>
            {label}
          </Button>
        ) : (
          <BlockedButton key={kind} label={label} reason={block} />
        );
      })}
      {block !== undefined && <span className="hd-hint hd-t13">{block}</span>}
    </div>
  );
}
