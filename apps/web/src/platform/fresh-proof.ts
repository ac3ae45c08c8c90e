import { createStore } from './store.ts';

type Answer = (isProved: boolean) => void;

/** Calls that wait until the person has proved who they are. */
const waiting = createStore<readonly Answer[]>([]);

/** Whether the dialog that asks for it is open. */
export const isProofAsked = { subscribe: waiting.subscribe, get: () => waiting.get().length > 0 };

/** Asks the person to prove who they are; `false` where they don't want to. One dialog serves all calls that wait. */
export const askForProof = (): Promise<boolean> => new Promise((resolve) => waiting.set([...waiting.get(), resolve]));

/** Lets the waiting calls continue, or ends them. */
export function answerProof(isProved: boolean): void {
  const answers = waiting.get();
  waiting.set([]);
  for (const answer of answers) answer(isProved);
}
