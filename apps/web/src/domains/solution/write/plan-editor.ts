import { SaveSolutionBody, type SolutionPlan } from '@heliodesk/contract/solution';
import { SaveTimer } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { isLeftToForm, isUndecided, messageOf } from '#src/platform/http/error-policy.ts';
import { validate } from '#src/platform/schema-rules.ts';
import { createStore } from '#src/platform/store.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { readPlan, save, saveTexts } from '../queries.ts';
import { bodyOf, differing, valuesOf, type SolutionValues } from '../values.ts';
import {
  collisionsOf,
  goesWith,
  isUnsaved,
  onTopOf,
  solutionIn,
  startOf,
  textsOf,
  without,
  type PlanState,
  type Texts,
} from './plan-state.ts';

/** The claim in the version that a change is for. */
export interface Head {
  requestId: number;
  version: number;
}

/** A change of the plan; the same key is the same change. */
export type Run = (head: Head, key: string) => Promise<SolutionPlan>;

interface Change {
  run: Run;
  /** What the server has by now, out of what is typed. */
  took?: (plan: SolutionPlan) => void;
  /** Whose fields a refusal is about. */
  solutionId?: number;
}

interface Sent {
  change: Change;
  head: Head;
  key: string;
}

/**
 * The solutions of one claim being written: what is typed saves itself a moment later, one call after the other, and never over a newer
 * state of the same solution.
 */
export class PlanEditor {
  readonly #state;
  readonly #onPlan: (plan: SolutionPlan) => void;
  readonly #timer = new SaveTimer(() => void this.flush());
  /** The calls so far, of which the next waits for the last. */
  #queue: Promise<unknown> = Promise.resolve();
  /** May have reached the server: repeated word for word until that is known. */
  #unanswered: Sent | undefined;

  constructor(plan: SolutionPlan, onPlan: (plan: SolutionPlan) => void) {
    this.#onPlan = onPlan;
    this.#state = createStore<PlanState>(startOf(plan));
  }

  get state(): PlanState {
    return this.#state.get();
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  #set(change: Partial<PlanState>): void {
    this.#state.set({ ...this.state, ...change });
  }

  open(): void {
    this.#timer.open();
  }

  /** What is unsaved goes to the server. */
  close(): void {
    this.#timer.close();
    if (isUnsaved(this.state)) void this.flush();
  }

  /** Takes over what was typed of a solution. */
  readonly edit = (solutionId: number, values: SolutionValues): void => {
    const solution = solutionIn(this.state.plan, solutionId);
    if (solution === undefined) return;
    const base = this.state.edits.get(solutionId)?.base ?? valuesOf(solution);
    const edits = new Map(this.state.edits);
    // What was typed back again needs no saving, unless the other state is on its way.
    if (differing(values, base).length === 0 && this.state.saving !== 'saving') edits.delete(solutionId);
    else edits.set(solutionId, { values, base });
    this.#set({ edits, refused: without(this.state.refused, solutionId) });
    this.#timer.changed();
  };

  /** Gives up what is typed of a solution. */
  readonly drop = (solutionId: number): void =>
    this.#set({ edits: without(this.state.edits, solutionId), refused: without(this.state.refused, solutionId) });

  readonly editTexts = (change: Partial<Texts>): void => {
    const { texts, plan } = this.state;
    const base = texts?.base ?? textsOf(plan);
    this.#set({ texts: { base, values: { ...(texts?.values ?? base), ...change } } });
    this.#timer.changed();
  };

  /** The fields show the state again, where something else than typing changed it. */
  readonly refill = (): void => this.#set({ epoch: this.state.epoch + 1 });

  /** Saves now what is unsaved; answers whether the server has it all. */
  readonly flush = (): Promise<boolean> => {
    this.#timer.stop();
    return this.#next(() => this.#saveAll());
  };

  /** Carries out a change after what is unsaved, as far as that can be saved; answers whether it is done. */
  readonly step = async (run: Run): Promise<boolean> => {
    await this.flush();
    return this.#next(() => (this.state.theirs ? Promise.resolve(false) : this.#attempt({ run })));
  };

  #next<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #saveAll(): Promise<boolean> {
    if (this.state.theirs) return false;
    if (this.#unanswered && !(await this.#carryOut(this.#unanswered))) return false;
    for (const solutionId of this.state.edits.keys()) {
      if (this.state.refused.has(solutionId)) continue;
      await this.#saveOne(solutionId);
      if (this.state.theirs || this.#unanswered) return false;
    }
    if (this.state.texts && !(await this.#saveTexts(this.state.texts.values))) return false;
    return !isUnsaved(this.state);
  }

  async #saveOne(solutionId: number): Promise<void> {
    const { edits, plan, refused } = this.state;
    const values = edits.get(solutionId)?.values;
    if (values === undefined) return;
    const isKept = solutionIn(plan, solutionId) !== undefined;
    const body = { ...bodyOf(values), ...(isKept ? { solutionId } : {}) };
    const wrong = validate(SaveSolutionBody, { ...headOf(plan), ...body });
    if (wrong.length > 0) return this.#set({ refused: new Map(refused).set(solutionId, wrong), saving: 'failed' });
    const took = (saved: SolutionPlan) => {
      const now = this.state.edits.get(solutionId);
      const other = solutionIn(saved, solutionId);
      const rest = without(this.state.edits, solutionId);
      // What was typed since is on top of what has been saved.
      const isTyped = other && now && now.values !== values;
      this.#set({ edits: isTyped ? new Map(rest).set(solutionId, { values: now.values, base: valuesOf(other) }) : rest });
    };
    await this.#attempt({ run: (head, key) => save({ ...head, ...body }, key), took, solutionId });
  }

  #saveTexts(values: Texts): Promise<boolean> {
    const took = (plan: SolutionPlan) => {
      const now = this.state.texts;
      this.#set({ texts: now && now.values !== values ? { values: now.values, base: textsOf(plan) } : undefined });
    };
    return this.#attempt({ run: (head, key) => saveTexts({ ...head, ...values }, key), took });
  }

  /** Where the claim has moved on without anything in the way, the change is tried on its newer version. */
  async #attempt(change: Change): Promise<boolean> {
    const { version } = this.state.plan;
    if (await this.#carryOut({ change, head: headOf(this.state.plan), key: createUuid() })) return true;
    return this.state.plan.version > version && !this.state.theirs && this.#attempt(change);
  }

  async #carryOut(call: Sent): Promise<boolean> {
    const { run, took, solutionId } = call.change;
    this.#unanswered = undefined;
    this.#set({ saving: 'saving' });
    try {
      const plan = await run(call.head, call.key);
      this.#timer.answered();
      this.#set({ plan, saving: undefined, savedAt: new Date().toISOString() });
      took?.(plan);
      this.#onPlan(plan);
      return true;
    } catch (error) {
      this.#set({ saving: 'failed' });
      if (isUndecided(error)) {
        this.#unanswered = call;
        this.#timer.unanswered();
      } else if (isError(error, 'stale')) await this.#readTheirs();
      else await this.#refused(error, solutionId);
      return false;
    }
  }

  async #refused(error: unknown, solutionId: number | undefined): Promise<void> {
    if (solutionId !== undefined && isLeftToForm(error) && error.errors.length > 0)
      this.#set({ refused: new Map(this.state.refused).set(solutionId, error.errors) });
    else if (error instanceof CallError) showToast({ kind: 'bad', title: messageOf(error) });
  }

  async #readTheirs(): Promise<void> {
    const theirs = await readPlan(this.state.plan.requestId).catch(() => undefined);
    if (theirs) this.#meet(theirs);
  }

  /** Another state: what is typed is put on top of it, unless that is in the way. */
  #meet(theirs: SolutionPlan): void {
    if (goesWith(this.state, theirs)) this.#show(onTopOf(this.state, theirs));
    else this.#set({ theirs });
  }

  #show(state: PlanState): void {
    this.#state.set({ ...state, epoch: state.epoch + 1 });
    this.#onPlan(state.plan);
  }

  /** The claim was changed elsewhere. */
  readonly take = (theirs: SolutionPlan): void =>
    void this.#next(async () => {
      if (theirs.version > this.state.plan.version) this.#meet(theirs);
    });

  /** What is typed here is saved over the other state, knowingly. */
  readonly keepMine = (): void => {
    const { theirs } = this.state;
    if (theirs) this.#show(onTopOf(this.state, theirs));
    void this.flush();
  };

  /** What is typed here, where it is in the way, is given up. */
  readonly takeTheirs = (): void => {
    const { theirs } = this.state;
    if (theirs === undefined) return;
    const given = new Set(collisionsOf(this.state).map(({ edit }) => edit));
    const edits = new Map([...this.state.edits].filter(([, edit]) => !given.has(edit)));
    this.#show(onTopOf({ ...this.state, edits, texts: undefined }, theirs));
    void this.flush();
  };
}

const headOf = ({ requestId, version }: SolutionPlan): Head => ({ requestId, version });
