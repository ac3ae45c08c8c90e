import './promise-arc.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../format/local-time.tsx';
import { Icon } from '../icons/icon.tsx';
import { Arc } from './arc.tsx';
import { spanParts, promiseStateOf } from './promise.ts';
import type { PromiseState } from './promise.ts';
import { useNow } from './use-now.ts';
import { useSpanText } from './use-span-text.ts';

interface PromiseArcProps {
  /** When it is due, UTC. Nothing shows a dash. */
  dueAt: string | Date | null | undefined;
  /** When it was kept, UTC. */
  keptAt?: string | Date | null;
  /** When it was given; if unknown, two days before it is due. */
  since?: string | Date | null;
  size?: 'small' | 'large';
  /** What was promised; shown with the moment above the words of a large one. */
  title?: ReactNode;
  /** A warning below the words of a large one. */
  note?: ReactNode;
  /** The moment to judge at; the present one when left out. */
  now?: Date;
}

/** The words of a promise: "4 h left", "5 h late", "On time". */
export function usePromiseText(state: PromiseState, inFull = false): string {
  const { t } = useTranslation('ui');
  const duration = useSpanText()(spanParts(state.distance, inFull));
  if (state.phase === 'kept') return t('promise.kept');
  return state.phase === 'late' ? t('promise.late', { duration }) : t('promise.left', { duration });
}

/** A promise as the path of the sun with its text. */
export function PromiseArc({ dueAt, now, ...rest }: PromiseArcProps) {
  const { t } = useTranslation('common');
  const present = useNow();
  if (dueAt == null) return <span className="hd-hint">{t('none')}</span>;
  return <Promised dueAt={dueAt} now={now ?? present} {...rest} />;
}

function Promised({ dueAt, keptAt, since, size = 'small', title, note, now }: PromiseArcProps & { dueAt: string | Date; now: Date }) {
  const { t } = useTranslation('ui');
  const state = promiseStateOf({ dueAt, since, keptAt, now });
  const text = usePromiseText(state, size === 'large');
  if (size === 'large') {
    return (
      <div className="hd-promise">
        <Arc state={state} radius={42} />
        <div>
          <p className="hd-t12 hd-hint">
            {title ?? t('promise.promisedFor')} <LocalTime at={dueAt} />
          </p>
          <p className={`hd-promise-text hd-promise-${state.phase}`}>{text}</p>
          {note && <p className="hd-t12 hd-k-warn">{note}</p>}
        </div>
      </div>
    );
  }
  if (state.phase === 'kept') {
    return (
      <span className="hd-clock hd-hint">
        <span className="hd-clock-kept">
          <Icon name="check" />
        </span>
        {text}
      </span>
    );
  }
  return (
    <span className={`hd-clock hd-promise-${state.phase}`}>
      <Arc state={state} />
      <span>{text}</span>
    </span>
  );
}
