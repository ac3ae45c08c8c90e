import { Socket } from 'node:net';

/**
 * A socket that sends what is written to it within one turn of the event loop in one go: a transaction's `begin` with its first
 * statement, and the statements of several callers on a shared connection. Each write of its own costs as much as making the statement.
 */
export class BatchingSocket extends Socket {
  #isGathering = false;

  override write(...written: unknown[]): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true;
      this.cork();
      setImmediate(() => {
        this.#isGathering = false;
        this.uncork();
      });
    }
    return (super.write as (...written: unknown[]) => boolean)(...written);
  }
}
