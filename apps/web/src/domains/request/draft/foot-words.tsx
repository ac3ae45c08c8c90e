import { lastDraftStep } from '@heliodesk/contract/request';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { nameOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { isWrong } from './draft-kind.ts';
import type { Missing, StepStates } from './draft-kind.ts';

interface FootOptions {
  step: string;
  states: StepStates;
  missing: readonly Missing[];
  /** Whether there is something saved; an empty form says nothing. */
  isNumbered: boolean;
  /** What is wrong on this step was shown, and may be mended later. */
  mayMendLater: boolean;
  onGo: (step: string, field?: string) => void;
}

interface FootWords {
  blocked?: ReactElement | string | undefined;
  note?: ReactElement | string | undefined;
}

/** What is beside the button at the foot: why it is locked, or what is still missing or wrong although one can continue. */
export function useFootWords({ step, states, missing, isNumbered, mayMendLater, onGo }: FootOptions): FootWords {
  const { t } = useTranslation('draft');
  if (step === lastDraftStep)
    return missing.length === 0 ? {} : { blocked: <Counted i18nKey="foot.toFix" missing={missing} onGo={onGo} /> };
  const block = states[step]?.block;
  if (block !== undefined) return { blocked: block };
  if (mayMendLater) return { note: t('foot.mendLater') };
  const here = isNumbered ? missing.filter((one) => one.step === step && one.field !== undefined) : [];
  const wrong = here.filter(isWrong);
  const open = here.filter((one) => !isWrong(one));
  if (here.length === 0) return {};
  const note = (
    <>
      {open.length > 0 && <Counted i18nKey="foot.missing" missing={open} onGo={onGo} />}
      {open.length > 0 && wrong.length > 0 && ' '}
      {wrong.length > 0 && <Counted i18nKey="foot.wrong" missing={wrong} onGo={onGo} />}
    </>
  );
  return { note };
}

/** More than these are counted instead. */
const mostNamed = 3;

const counting = { 'foot.toFix': 'foot.toFixMany', 'foot.missing': 'foot.missingMany', 'foot.wrong': 'foot.wrongMany' } as const;

interface CountedProps extends Pick<FootOptions, 'missing' | 'onGo'> {
  i18nKey: keyof typeof counting;
}

/** A few things that are missing or wrong are named, each with the way to it; more are counted. */
function Counted({ i18nKey, missing, onGo }: CountedProps) {
  const { t } = useTranslation('draft');
  const { number } = useFormat();
  const count = missing.length;
  const counted = { count, number: number(count) };
  if (count > mostNamed) return t(counting[i18nKey], counted);
  return <Trans t={t} i18nKey={i18nKey} components={{ links: <FieldLinks missing={missing} onGo={onGo} /> }} />;
}

function FieldLinks({ missing, onGo }: Pick<FootOptions, 'missing' | 'onGo'>) {
  useTranslation('fields');
  const { separators } = useFormat();
  const between = separators(missing.length);
  return missing.map(({ step, field, message }, index) => (
    <span key={field?.path ?? message}>
      {between[index]}
      <button type="button" className="hd-text-link" onClick={() => onGo(step, field?.path)}>
        {field ? nameOf(field.path) : message}
      </button>
    </span>
  ));
}
