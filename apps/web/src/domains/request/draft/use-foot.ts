import { stepsOf } from './draft-kind.ts';
import type { StepStates } from './draft-kind.ts';
import type { DraftState } from './draft-state.ts';
import { useFootWords } from './foot-words.tsx';
import { useContinue } from './use-continue.ts';
import type { ContinueOptions } from './use-continue.ts';
import { useDiscardDraft } from './use-discard-draft.ts';
import { useLastSaving } from './use-last-saving.ts';

interface FootOptions<Values extends object> extends ContinueOptions<Values> {
  state: DraftState<Values>;
  states: StepStates;
  goTo: (step: string, field?: string) => void;
  /** Whether staff act for a customer. */
  isForCustomer: boolean;
}

/** The foot of the wizard: back or discard, when the draft was saved, and the way on. */
export function useFoot<Values extends object>(options: FootOptions<Values>) {
  const { kind, step, index, draft, state, states, missing, goTo, isForCustomer } = options;
  const goOn = useContinue(options);
  const isNumbered = state.requestId !== undefined;
  const said = useFootWords({ step, states, missing, isNumbered, mayMendLater: goOn.mayMendLater, onGo: goTo });
  const saving = useLastSaving(state, states);
  const discarding = useDiscardDraft(draft, isForCustomer);
  const previous = stepsOf(kind)[index - 1];
  return {
    handleDone: goOn.handleDone,
    foot: {
      onBack: previous === undefined ? undefined : () => goTo(previous),
      onDiscard: previous === undefined && isNumbered ? discarding.discard : undefined,
      onContinue: goOn.handleContinue,
      continueLabel: goOn.label,
      leadsOn: goOn.leadsOn,
      isBusy: goOn.isBusy || discarding.isBusy,
      draft: saving,
      ...said,
    },
  };
}
