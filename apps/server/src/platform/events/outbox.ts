import type { Log } from '../log.ts';

interface Batch {
  messages: string[];
  sent: PromiseWithResolvers<void>;
}

/** Gathers messages while those before them are on their way, so that under load each sending carries many. */
export class Outbox {
  readonly #send: (messages: readonly string[]) => Promise<unknown>;
  readonly #log: Log;
  #next: Batch | undefined;
  #sending: Promise<void> | undefined;

  constructor(send: (messages: readonly string[]) => Promise<unknown>, log: Log) {
    this.#send = send;
    this.#log = log;
  }

  /** Sends soon, in the order of the calls, and says when the message is out; what can't be sent is lost. */
  add(message: string): Promise<void> {
    this.#next ??= { messages: [], sent: Promise.withResolvers() };
    this.#next.messages.push(message);
    const { promise } = this.#next.sent;
    this.#sending ??= this.#sendAll();
    return promise;
  }

  async #sendAll(): Promise<void> {
    for (let batch = this.#next; batch !== undefined; batch = this.#next) {
      this.#next = undefined;
      try {
        await this.#send(batch.messages);
      } catch (error) {
        this.#log.error({ err: error }, 'live events not sent');
      }
      batch.sent.resolve();
    }
    this.#sending = undefined;
  }

  /** Waits until all that was added is out. */
  async settle(): Promise<void> {
    await this.#sending;
  }
}
