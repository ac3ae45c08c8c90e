import {
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  SingleConnectionProvider,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';

/** Hands out the one connection of a transaction to any number of statements; Kysely's own provider holds each back until the one before is answered. */
class PipeliningProvider implements ConnectionProvider {
  readonly #connection: Promise<DatabaseConnection>;
  constructor(provider: ConnectionProvider) {
    this.#connection = provider.provideConnection(async (connection) => connection);
  }
  async provideConnection<Result>(consumer: (connection: DatabaseConnection) => Promise<Result>): Promise<Result> {
    return consumer(await this.#connection);
  }
}

class PipeliningExecutor extends DefaultQueryExecutor {
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    return super.withConnectionProvider(provider instanceof SingleConnectionProvider ? new PipeliningProvider(provider) : provider);
  }
}

/** Kysely on connections that take a statement before the one before it is answered, also within a transaction. */
export function openPipelined<Tables>(dialect: Dialect): Kysely<Tables> {
  const driver = dialect.createDriver();
  const executor = new PipeliningExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), new DefaultConnectionProvider(driver));
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
}
