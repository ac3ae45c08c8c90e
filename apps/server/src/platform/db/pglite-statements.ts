import type { parse, PGlite, protocol, Results } from '@electric-sql/pglite';
import { StatementNames } from './statement-names.ts';

/** What PGlite's module exports for speaking PostgreSQL's protocol; handed in, because only the embedded engine loads it. */
export interface Protocol {
  protocol: typeof protocol;
  parse: typeof parse;
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

interface Query {
  sql: string;
  parameters: readonly unknown[];
}

/** What a prepared statement takes and returns. */
interface Description {
  parameterTypes: number[];
  /** The description of its rows, as a message in front of them. */
  rows: Message[];
}

/**
 * Statements on PGlite. Its own `query` goes into the database five times for each one, and has it parsed and planned each time. Here a
 * statement is described and run in one go each, and one with a name is parsed once and planned as on PostgreSQL.
 */
export class PGliteStatements {
  readonly #client: PGlite;
  readonly #protocol: Protocol;
  readonly #names = new StatementNames();
  /** By the names of statements. */
  readonly #described = new Map<string, Description>();

  constructor(client: PGlite, protocol: Protocol) {
    this.#client = client;
    this.#protocol = protocol;
  }

  /** Runs a statement by itself, after the transactions that wait already. */
  async run<Row>(query: Query, isPlannedOnce = true): Promise<Results<Row>> {
    await this.#client._checkReady();
    return this.#client._runExclusiveTransaction(async () => {
      const results = await this.runInside<Row>(query, isPlannedOnce);
      await this.#client.syncToFs();
      return results;
    });
  }

  /** Runs one as part of the transaction that has PGlite for itself. */
  runInside<Row>({ sql: text, parameters: values }: Query, isPlannedOnce = true): Promise<Results<Row>> {
    const name = (isPlannedOnce ? this.#names.of(text) : undefined) ?? '';
    return this.#client.runExclusive(async () => {
      const { parameterTypes, rows } = this.#described.get(name) ?? (await this.#describe(text, name));
      const { bind, execute } = this.#protocol.protocol.serialize;
      const serialize = (value: unknown, at: number): string | null => {
        if (value === null || value === undefined) return null;
        const serializer = this.#client.serializers[parameterTypes[at] ?? 0];
        return serializer === undefined ? String(value) : serializer(value);
      };
      const answer = await this.#send(bind({ statement: name, values: values.map(serialize) }), execute({}));
      const [results] = this.#protocol.parse.parseResults([...rows, ...answer], this.#client.parsers);
      return results as Results<Row>;
    });
  }

  async #describe(text: string, name: string): Promise<Description> {
    const { parse, describe } = this.#protocol.protocol.serialize;
    const answer = await this.#send(parse({ name, text }), describe({ type: 'S', name }));
    const description = {
      parameterTypes: this.#protocol.parse.parseDescribeStatementResults(answer),
      rows: answer.filter((message) => message.name === 'rowDescription'),
    };
    if (name !== '') this.#described.set(name, description);
    return description;
  }

  /** Sends messages and a sync behind them in one go; fails with what PostgreSQL answers. */
  #send(...messages: Uint8Array[]): Promise<Message[]> {
    const { sync } = this.#protocol.protocol.serialize;
    return this.#client.execProtocolStream(Buffer.concat([...messages, sync()]), { syncToFs: false });
  }
}
