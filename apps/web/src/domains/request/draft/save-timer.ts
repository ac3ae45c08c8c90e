/** A draft is saved this long after the last change. Milliseconds. */
const saveDelay = 1_500;
/** A save that no one answered is tried again after this long, and then ever less often. */
const firstRetry = 3_000;
const slowestRetry = 60_000;

/** When a draft saves itself. */
export class SaveTimer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  #retryDelay = firstRetry;

  constructor(save: () => void) {
    this.#save = save;
  }

  /** From now on, what no one answered is tried again. */
  open(): void {
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #start(delay: number): void {
    this.stop();
    this.#timer = setTimeout(this.#save, delay);
  }

  /** Something was typed. */
  changed(): void {
    this.#start(saveDelay);
  }

  answered(): void {
    this.#retryDelay = firstRetry;
  }

  unanswered(): void {
    if (!this.#isOpen) return;
    this.#start(this.#retryDelay);
    this.#retryDelay = Math.min(2 * this.#retryDelay, slowestRetry);
  }
}
