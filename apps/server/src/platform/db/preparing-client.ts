import { Client } from 'pg';

/** Each connection keeps the plans of its statements in memory, so that not just any text gets a name. */
const most = 200;
const names = new Map<string, string>();

/** Lets a statement be sent by name from now on. */
export function giveName(text: string): void {
  if (names.size < most && !names.has(text)) names.set(text, `hd${names.size}`);
}

type SendQuery = (query: unknown, ...rest: unknown[]) => unknown;

/** A connection that sends the statements of `takePrepared` by name. */
export class PreparingClient extends Client {
  constructor(...config: ConstructorParameters<typeof Client>) {
    super(...config);
    const send: SendQuery = super.query.bind(this);
    const sendByName: SendQuery = (text, values, ...rest) => {
      const name = typeof text === 'string' ? names.get(text) : undefined;
      return name === undefined ? send(text, values, ...rest) : send({ name, text, values }, ...rest);
    };
    this.query = sendByName as Client['query'];
  }
}
