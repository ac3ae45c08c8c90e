import './page.css';
import { Button } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../format/ltr.tsx';
import { LocalTime } from '../format/local-time.tsx';
import { Icon } from '../icons/icon.tsx';
import { Steps } from '../shapes/steps.tsx';
import type { Step } from '../shapes/steps.tsx';
import { PlaceBesideStep } from './beside-step.tsx';
import { TwoColumns } from './page.tsx';
import { useTabTitle } from './tab.ts';
import { useNarrow } from './use-media.ts';

/** The state of the draft: when it was saved, or what is happening right now. */
export type DraftState = { savedAt: string | Date } | 'saving' | 'failed' | undefined;

interface WizardProps {
  title: string;
  /** Number of the request, once it has one. */
  number?: string | null | undefined;
  steps: readonly Step[];
  /** Index of the present step. */
  current: number;
  /** Opens a step from the head. */
  onGo?: ((key: string) => void) | undefined;
  /** Whether a step that opens puts the focus on one of its fields, instead of its heading. */
  focusesField?: boolean;
  /** Without it there is no way back: the first step. */
  onBack?: (() => unknown) | undefined;
  /** Without it there is no foot: the last, complete step. */
  onContinue?: (() => unknown) | undefined;
  /** "Continue to files", "Submit". */
  continueLabel?: string | undefined;
  /** Whether it leads on to another step, so that a phone need not name that. */
  leadsOn?: boolean;
  /** Why it cannot continue yet; the button stays gray with the reason next to it. */
  blocked?: ReactNode;
  /** What is to be said beside the button although it can continue. */
  note?: ReactNode;
  /** Throws the draft away; without it there is none yet, or it is offered elsewhere. */
  onDiscard?: (() => unknown) | undefined;
  isBusy?: boolean;
  draft?: DraftState;
  /** Beside the step, 336 px. */
  sidebar?: ReactNode;
  children: ReactNode;
}

/** A form in steps: the steps in the head, a fixed foot, the draft's state. */
export function Wizard({ title, number, steps, current, onGo, focusesField = false, sidebar, children, ...foot }: WizardProps) {
  useTabTitle(title);
  const body = useTopOf(current, focusesField);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ element, setElement }), [element]);
  return (
    <div className="hd-page">
      <header className="hd-page-head hd-wizard-head">
        <h1>
          <bdi>{title}</bdi> {number && <span className="hd-hint hd-nowrap">{<Ltr mono>{number}</Ltr>}</span>}
        </h1>
        {number && (
          <span className="hd-only-phone hd-t13 hd-nowrap">
            <Ltr mono>{number}</Ltr>
          </span>
        )}
        <Steps steps={steps} current={current} onGo={onGo} />
      </header>
      {sidebar ? (
        <PlaceBesideStep value={place}>
          <TwoColumns main={body} sidebar={sidebar}>
            {children}
          </TwoColumns>
        </PlaceBesideStep>
      ) : (
        <div className="hd-wizard-body" ref={body}>
          {children}
        </div>
      )}
      {foot.onContinue && <WizardFoot {...foot} onContinue={foot.onContinue} />}
    </div>
  );
}

/** Each step opens at its top, with the focus on its first heading, so that no one misses what comes first. */
function useTopOf(current: number, focusesField: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // The step scrolls by itself, with what is beside it, or with the page, depending on the width.
    for (let scrolled: Element | null = body.current; scrolled; scrolled = scrolled.parentElement) scrolled.scrollTop = 0;
    if (focusesField) return;
    const heading = body.current?.querySelector<HTMLElement>('h2') ?? body.current;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [current, focusesField]);
  return body;
}

type FootProps = Pick<WizardProps, 'onBack' | 'continueLabel' | 'leadsOn' | 'blocked' | 'note' | 'isBusy' | 'draft' | 'onDiscard'> & {
  onContinue: () => unknown;
};

function WizardFoot({ onBack, onDiscard, isBusy = false, draft, ...onward }: FootProps) {
  const { t } = useTranslation(['ui', 'common']);
  const isNarrow = useNarrow();
  return (
    <footer className="hd-wizard-foot">
      {onBack && (
        <Button type="text" icon={<Icon name="arrow-back" />} disabled={isBusy} onClick={() => void onBack()}>
          {t('back')}
        </Button>
      )}
      {onDiscard && (
        <Button type="text" icon={<Icon name="trash" />} disabled={isBusy} onClick={() => void onDiscard()}>
          {t(isNarrow ? 'common:discard' : 'draft.discard')}
        </Button>
      )}
      <DraftHint draft={draft} />
      <Onward {...onward} isBusy={isBusy} />
    </footer>
  );
}

/** The button that leads on, with what is to be said of it beside it. */
function Onward({ onContinue, continueLabel, leadsOn = false, blocked, note, isBusy }: Omit<FootProps, 'onBack' | 'onDiscard' | 'draft'>) {
  const { t } = useTranslation('ui');
  const isNarrow = useNarrow();
  const reasonId = useId();
  const isLocked = Boolean(blocked);
  const label = continueLabel ?? t('continue');
  return (
    <div className="hd-end">
      {(blocked ?? note) && (
        <span className={isLocked ? 'hd-wizard-why' : 'hd-wizard-why hd-not-phone'} id={reasonId}>
          <Icon name="info" />
          <span>{blocked ?? note}</span>
        </span>
      )}
      <Button
        type={isLocked ? 'default' : 'primary'}
        className={isLocked ? 'hd-locked' : undefined}
        aria-disabled={isLocked ? true : undefined}
        aria-describedby={isLocked ? reasonId : undefined}
        icon={isLocked ? <Icon name="lock" /> : leadsOn ? <Icon name="arrow-on" /> : undefined}
        iconPlacement={isLocked ? 'start' : 'end'}
        loading={isBusy}
        onClick={isLocked ? undefined : () => void onContinue()}
      >
        {leadsOn && isNarrow ? t('continue') : label}
      </Button>
    </div>
  );
}

/** "Draft saved 10:06:31", told quietly as it changes. */
function DraftHint({ draft }: { draft: DraftState }) {
  const { t } = useTranslation('ui');
  if (draft === 'failed') return <span role="alert">{t('draft.failed')}</span>;
  return (
    <output className="hd-hint">
      {draft === undefined && t('draft.willSave')}
      {draft === 'saving' && t('draft.saving')}
      {typeof draft === 'object' && (
        <>
          {t('draft.savedAt')} <LocalTime at={draft.savedAt} as="clock" />
        </>
      )}
    </output>
  );
}
