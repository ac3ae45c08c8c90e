import './serial-tips.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { TipFormProps } from '#src/domains/request/index.ts';
import { AddMore } from '../components/add-serials.tsx';
import { SerialsStep } from '../components/serials-step.tsx';
import { serialCounts } from '../queries.ts';
import { useSerialPhase } from '../use-import.ts';
import { SerialDifferences } from './serial-differences.tsx';

interface SerialsEditorProps extends TipFormProps {
  /** Looks at the task again: it may be closed, or what has changed may be more. */
  onChanged: () => void;
}

/** The list of a submitted claim, to be changed where it is asked about: what is in question first, and what has changed so far. */
export function SerialsEditor({ tip, request, onChanged }: SerialsEditorProps) {
  const { requestId } = request;
  const phase = useSerialPhase(requestId);
  const { dataUpdatedAt } = useQuery(serialCounts(requestId));
  const lookAgain = useEffectEvent(() => {
    if (dataUpdatedAt > Date.parse(tip.askTime)) onChanged();
  });
  // What was changed, or refused because the task is closed, has the counts read again.
  useEffect(() => lookAgain(), [dataUpdatedAt]);
  return (
    <div className="hd-serials-editor">
      <SerialDifferences tip={tip} request={request} />
      <SerialsStep requestId={requestId} isAskedBack />
      {phase !== undefined && phase !== 'empty' && <AddMore requestId={requestId} />}
    </div>
  );
}
