import { ruleModes } from '@heliodesk/contract/routing';
import type { Routing, Rule, RuleMode } from '@heliodesk/contract/routing';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/platform/http/call-error.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { useRoutingWrites } from '../queries.ts';
import { RuleHint, RuleSentence } from './rule-sentence.tsx';
import { bodyOf, valuesOf } from './rule-values.ts';

interface RuleListProps {
  data: Routing;
  onEdit: (rule: Rule) => void;
}

/** All rules in their order, each with its switches, and what becomes of everything else. */
export function RuleList({ data: { rules, limit, unassigned, suggestions }, onEdit }: RuleListProps) {
  const { t } = useTranslation('routing');
  const { number, sentenceGap } = useFormat();
  const ids = rules.map(({ ruleId }) => ruleId);
  return (
    <>
      {rules.length === 0 ? (
        <Empty title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ol className="hd-rules">
          {rules.map((rule, index) => (
            <RuleRow key={rule.ruleId} rule={rule} place={index + 1} ids={ids} limit={limit} onEdit={() => onEdit(rule)} />
          ))}
          <li className="hd-rule hd-rule-rest">
            <div className="hd-grow">
              <p className="hd-rule-sentence">{t('rest')}</p>
              <p className="hd-hint hd-t12">{t('restHint')}</p>
            </div>
            <Counted count={unassigned} />
          </li>
        </ol>
      )}
      <p className="hd-hint hd-t12">
        {t('countHint')}
        {suggestions.decided > 0 && sentenceGap + t('taken', { taken: number(suggestions.taken), decided: number(suggestions.decided) })}
      </p>
    </>
  );
}

function Counted({ count }: { count: number }) {
  const { t } = useTranslation('routing');
  const { number } = useFormat();
  return (
    <span className="hd-rule-count hd-t13 hd-num" title={t('counted', { number: number(count) })}>
      {number(count)}
    </span>
  );
}

interface RuleRowProps {
  rule: Rule;
  place: number;
  /** Of all rules, in their order. */
  ids: readonly number[];
  limit: number;
  onEdit: () => void;
}

function RuleRow({ rule, place, ids, limit, onEdit }: RuleRowProps) {
  const { t } = useTranslation('routing');
  const { set, order } = useRoutingWrites();
  const [isRunning, setRunning] = useState(false);
  const run = async (write: Promise<unknown>) => {
    setRunning(true);
    try {
      await write;
    } catch (error) {
      // What the server refused was shown already.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setRunning(false);
    }
  };
  const change = (part: Partial<Pick<Rule, 'mode' | 'isEnabled'>>) =>
    run(set(rule.ruleId, { ...bodyOf({ ...valuesOf(rule), ...part }), version: rule.version }));
  const moveTo = (at: number) => run(order(ids.filter((id) => id !== rule.ruleId).toSpliced(at, 0, rule.ruleId)));
  // A rule whose team is gone can't be saved before another one is chosen.
  const isBroken = rule.target.kind === 'team' && rule.target.teamId === null;
  return (
    <li className={rule.isEnabled ? 'hd-rule' : 'hd-rule hd-rule-off'}>
      <span className="hd-rule-move">
        <MoveButton label={t('up', { rule: place })} icon="arrow-up" disabled={place === 1 || isRunning} onMove={() => moveTo(place - 2)} />
        <span className="hd-hint hd-t13 hd-num">{place}</span>
        <MoveButton
          label={t('down', { rule: place })}
          icon="arrow-down"
          disabled={place === ids.length || isRunning}
          onMove={() => moveTo(place)}
        />
      </span>
      <div className="hd-grow">
        <RuleSentence rule={rule} />
        <RuleHint rule={rule} limit={limit} />
      </div>
      <Counted count={rule.decided} />
      <span className="hd-row hd-rule-acts">
        <SegmentedControl<RuleMode>
          size="small"
          aria-label={t('works', { rule: place })}
          value={rule.mode}
          disabled={isRunning || isBroken}
          options={ruleModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
          onChange={(mode) => void change({ mode })}
        />
        <Switch
          size="small"
          aria-label={t('on', { rule: place })}
          checked={rule.isEnabled}
          disabled={isBroken}
          loading={isRunning}
          onChange={(isEnabled) => void change({ isEnabled })}
        />
        <Button type="text" size="small" aria-label={t('edit', { rule: place })} icon={<Icon name="pen" />} onClick={onEdit} />
      </span>
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  icon: 'arrow-up' | 'arrow-down';
  disabled: boolean;
  onMove: () => unknown;
}

function MoveButton({ label, icon, disabled, onMove }: MoveButtonProps) {
  return (
    <Button type="text" size="small" aria-label={label} disabled={disabled} icon={<Icon name={icon} />} onClick={() => void onMove()} />
  );
}
