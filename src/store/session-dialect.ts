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
import { inSpan } from '#src/tracing/spans.ts';
import type { Session, Statement } from './session.ts';
import type { Tables } from './tables.ts';

/** The query builder over a session of either engine. */
export function kyselyOver(session: Session): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialect(() => sessionDriver(session)) });
}

const compiler = new Kysely<Tables>({ dialect: dialect(() => new DummyDriver()) });

/** The statement of an SQL template, for a session. */
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
    // The row type is asserted by the caller, as in every driver.
    async executeQuery<R>(query: Statement): Promise<QueryResult<R>> {
      const run = () => session.run(query);
      const { rows, affectedRows } = await inSpan(() => `store ${kindOf(query)}`, run);
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

/** The operation and table of a statement, without its values: `select item`. */
function kindOf({ sql }: Statement): string {
  const [verb = ''] = /^\s*\w+/.exec(sql) ?? [];
  const table = /\b(?:from|into|update)\s+"?(\w+)/.exec(sql)?.[1] ?? '';
  return `${verb} ${table}`.trim();
}

async function refuseTransaction(): Promise<never> {
  throw new Error('The store has no interactive transactions: use batch()');
}
