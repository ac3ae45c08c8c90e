import { Query, type ClientBase, type Connection, type QueryConfig, type QueryResult } from 'pg';

/** How rows are read, which `pg` works out from their description. */
interface RowReading {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

declare module 'pg' {
  /** What a query of `pg` has beyond its types. */
  interface Query {
    name: string | undefined;
    readonly _result: RowReading;
    _accumulateRows: boolean;
    prepare(connection: Connection): void;
    handleRowDescription(message: unknown): void;
  }
}

/** What was described on a connection, by the statements' names. */
interface Described {
  readings: Map<string, RowReading>;
  /** The connection, but it asks for no description. */
  undescribing: Connection;
}

const describedOn = new WeakMap<Connection, Described>();

const describeNothing = (connection: Connection): Described => ({
  readings: new Map(),
  undescribing: Object.create(connection, { describe: { value: () => undefined } }) as Connection,
});

/**
 * A named statement whose rows are described on its first run alone: for all columns of a request that takes longer than reading them.
 * PostgreSQL runs no statement whose columns have changed since it was prepared, so that a description holds as long as its connection.
 */
class DescribedQuery extends Query {
  #readings: Map<string, RowReading> | undefined;

  /** Text and values by themselves: of an object, `pg` makes a copy with all its descriptors. */
  constructor({ name, text, values = [] }: QueryConfig, onAnswer: (error: Error | null | undefined, result: QueryResult) => void) {
    super(text, values, onAnswer);
    this.name = name;
  }

  override prepare(connection: Connection): void {
    const { readings, undescribing } = describedOn.getOrInsertComputed(connection, describeNothing);
    const reading = this.name === undefined ? undefined : readings.get(this.name);
    this.#readings = readings;
    if (reading === undefined) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, reading);
    this._accumulateRows = true;
    super.prepare(undescribing);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (this.name !== undefined) this.#readings?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** Runs a statement, with a stack that leads to the caller if it fails. */
export const query = (client: ClientBase, config: QueryConfig): Promise<QueryResult> =>
  new Promise<QueryResult>((resolve, reject) => {
    client.query(new DescribedQuery(config, (error, result) => (error ? reject(error) : resolve(result))));
  }).catch((error: Error) => {
    Error.captureStackTrace(error);
    throw error;
  });
