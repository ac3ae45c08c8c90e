import type { RequestSubmitted } from '@heliodesk/contract/request';
import { askToSignIn, showToast } from '#src/platform/feedback/notices.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { isLeftToForm, isUndecided } from '#src/platform/http/error-policy.ts';
import { createStore } from '#src/platform/store.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { draftTitle } from './draft-kind.ts';
import type { DraftToSave, RequestDraftKind } from './draft-kind.ts';
import type { DraftStart, DraftState } from './draft-state.ts';
import { withChange } from './draft-values.ts';
import type { DraftChange } from './draft-values.ts';
import { persistedDrafts } from './persisted-draft.ts';
import { SaveTimer } from './save-timer.ts';

/** Why a draft can no longer save itself: the person has to know immediately. */
const refusalsToShow = [
  'stale',
  'request.notDraft',
  'onBehalf.notPossible',
  'serial.importRunning',
  'idempotency.differs',
  'conflict',
] as const;

/** One request being written: saves itself a moment after the last change, one call at a time, and never over a newer state. */
export class RequestDraft<Values extends object> {
  readonly #kind: RequestDraftKind<Values>;
  readonly #state;
  readonly #cloneOf: number | undefined;
  readonly #onBehalfOf: number | undefined;
  readonly #name: string;
  readonly #timer = new SaveTimer(() => void this.flush());
  #running: Promise<boolean> | undefined;
  #submitting: Promise<RequestSubmitted | undefined> | undefined;
  /** A call that may have reached the server without an answer is repeated word for word under its key. */
  #pending: { key: string; draft: DraftToSave<Values> } | undefined;

  constructor(
    kind: RequestDraftKind<Values>,
    { values, name, requestId, requestNo, version, title, savedAt, isUnsaved = false, theirs, cloneOf, onBehalfOf }: DraftStart<Values>,
  ) {
    this.#kind = kind;
    this.#name = name;
    this.#cloneOf = cloneOf;
    this.#onBehalfOf = onBehalfOf;
    this.#state = createStore<DraftState<Values>>({
      values,
      epoch: 0,
      requestId,
      requestNo,
      version,
      title,
      saving: savedAt ? { savedAt } : undefined,
      isUnsaved,
      theirs,
      isSubmitted: false,
      refused: [],
    });
  }

  get state(): DraftState<Values> {
    return this.#state.get();
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  #set(change: Partial<DraftState<Values>>): void {
    this.#state.set({ ...this.state, ...change });
  }

  get #persistName(): string {
    return this.state.requestId === undefined ? this.#name : String(this.state.requestId);
  }

  #forgetPersisted(): void {
    persistedDrafts.forget(this.#kind, this.#persistName, this.state.values);
  }

  /** While its wizard is open, a save that no one answered is tried again by itself. What is unsaved goes to the server. */
  open(): void {
    this.#timer.open();
    if (this.state.isUnsaved) void this.flush();
  }

  /** What is unsaved goes to the server once more. */
  close(): void {
    this.#timer.close();
    if (this.state.isUnsaved) void this.flush();
  }

  /** Takes over what was typed; it is saved a moment later. */
  readonly edit = (change: DraftChange<Values>): void => {
    const values = withChange(this.state.values, change);
    this.#set({ values, isUnsaved: true });
    persistedDrafts.write(this.#kind, this.#persistName, { values, version: this.state.version });
    this.#timer.changed();
  };

  /** Saves now whatever is unsaved; answers whether the server has it all. `evenUntouched` gives an empty draft its number. */
  flush({ evenUntouched = false } = {}): Promise<boolean> {
    this.#timer.stop();
    if (this.state.theirs || this.state.isSubmitted) return Promise.resolve(false);
    if (evenUntouched && this.state.requestId === undefined) this.#set({ isUnsaved: true });
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #saveAll(): Promise<boolean> {
    if (!this.state.isUnsaved) return true;
    this.#set({ saving: 'saving', refused: [] });
    try {
      this.#pending ??= { key: createUuid(), draft: this.#toSave() };
      const { key, draft } = this.#pending;
      const saved = await this.#kind.save(draft, { idempotencyKey: key, background: true, quiet: true });
      this.#pending = undefined;
      this.#timer.answered();
      this.#took(saved, draft.values);
    } catch (error) {
      await this.#failed(error);
      return false;
    }
    return this.#saveAll();
  }

  #toSave(): DraftToSave<Values> {
    const { values, requestId, requestNo, version } = this.state;
    return {
      values,
      head: { requestId: requestId ?? null, requestNo: requestNo ?? null, requestType: this.#kind.type },
      options: { version, onBehalfOf: this.#onBehalfOf, cloneOf: requestId === undefined ? this.#cloneOf : undefined },
    };
  }

  #took(saved: RequestSubmitted, sent: Values): void {
    const isUnsaved = this.state.values !== sent;
    this.#forgetPersisted();
    this.#set({
      requestId: saved.requestId,
      requestNo: saved.requestNo,
      version: saved.version,
      title: draftTitle({ title: saved.title ?? '', madeTitle: saved.madeTitle ?? '' }),
      isUnsaved,
      saving: { savedAt: new Date().toISOString() },
    });
    if (isUnsaved) persistedDrafts.write(this.#kind, this.#persistName, { values: this.state.values, version: saved.version });
  }

  async #failed(error: unknown): Promise<void> {
    if (isUndecided(error)) this.#timer.unanswered();
    else this.#pending = undefined;
    if (isError(error, 'auth.signInRequired')) askToSignIn();
    this.#set({ saving: 'failed', refused: isLeftToForm(error) ? error.errors : [] });
    if (isError(error, 'stale')) await this.#readTheirs();
    if (isError(error, 'request.notDraft')) this.#endHere();
    // The state is the same, or it is not the reason: that is said as it is.
    if (isError(error, ...refusalsToShow) && this.state.theirs === undefined) showToast({ kind: 'bad', title: error.message });
  }

  /** It was submitted elsewhere, by which what was typed here since lost its place. */
  #endHere(): void {
    this.#timer.stop();
    persistedDrafts.remove(this.#kind, this.#persistName);
    this.#set({ isSubmitted: true });
  }

  /** Some part of it can't be changed anymore: finds out whether it was submitted elsewhere. */
  async checkState(): Promise<void> {
    const { requestId } = this.state;
    if (requestId === undefined) return;
    try {
      const { draft } = await this.#kind.load(requestId, { isCopy: false });
      if (!draft) this.#endHere();
    } catch (error) {
      if (isError(error, 'request.notDraft')) this.#endHere();
    }
  }

  async #readTheirs(): Promise<void> {
    const { requestId } = this.state;
    if (requestId === undefined) return;
    const theirs = await this.#kind.load(requestId, { isCopy: false }).catch(() => undefined);
    if (theirs && theirs.version !== this.state.version) this.#set({ theirs });
  }

  /** Of two states, the person's own is kept: it is saved over the other one, knowingly. */
  keepMine(): Promise<boolean> {
    const { theirs } = this.state;
    if (theirs) this.#set({ theirs: undefined, version: theirs.version, isUnsaved: true });
    return this.flush();
  }

  /** Of two states, the other one is kept; what was typed here is given up. */
  takeTheirs(): void {
    const { theirs, epoch } = this.state;
    if (!theirs) return;
    this.#forgetPersisted();
    this.#set({
      theirs: undefined,
      values: theirs.values,
      version: theirs.version,
      title: theirs.title,
      isUnsaved: false,
      epoch: epoch + 1,
      saving: theirs.updateTime ? { savedAt: theirs.updateTime } : undefined,
    });
  }

  /**
   * Hands the request in, once however often it is asked. Answers nothing when the draft could not be saved first; rejects with what
   * the server refused.
   */
  submit(): Promise<RequestSubmitted | undefined> {
    this.#submitting ??= this.#submit().finally(() => {
      this.#submitting = undefined;
    });
    return this.#submitting;
  }

  async #submit(): Promise<RequestSubmitted | undefined> {
    if (!(await this.flush({ evenUntouched: true }))) return undefined;
    const { version, requestId } = this.state;
    try {
      const { options, ...draft } = this.#toSave();
      const handedIn: DraftToSave<Values> = { ...draft, options: { ...options, submit: true } };
      const saved = await this.#kind.save(handedIn, { idempotencyKey: `submit-${requestId}-${version}` });
      persistedDrafts.remove(this.#kind, this.#persistName);
      return saved;
    } catch (error) {
      if (isError(error, 'stale')) await this.#readTheirs();
      if (isError(error, 'request.notDraft')) this.#endHere();
      throw error;
    }
  }
}
