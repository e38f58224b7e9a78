import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import type { Session, Statement } from './session.ts';
import type { Tables } from './tables.ts';

/** The query builder over a session of either engine. */
export function kyselyOver(session: Session): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialect(() => sessionDriver(session)) });
}

const compiler = new Kysely<Tables>({ dialect: dialect(() => new DummyDriver()) });

/** The statement of an SQL template, to be run on a session. */
export function compile(template: RawBuilder<unknown>): Statement {
  return template.compile(compiler);
}

function dialect(createDriver: () => Driver): Dialect {
  return {
    createDriver,
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

function sessionDriver(session: Session): Driver {
  const connection: DatabaseConnection = {
    // The row type is the caller's word, as in every driver.
    async executeQuery<R>(query: Statement): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await session.run(query);
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery() {
      throw new Error('The store has no streams: page by key instead');
    },
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

async function refuseTransaction(): Promise<never> {
  throw new Error('The store has no interactive transactions: use batch()');
}
