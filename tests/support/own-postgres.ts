import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type OwnPostgres = {
  url: string;
  /** Runs a statement as the operator would. */
  query: (statement: string) => Promise<void>;
  start: () => void;
  /** Stops it at once, as when a machine fails. The next start recovers from the write-ahead log. */
  stop: () => void;
  /** Another server that follows this one by streaming replication. */
  startReplica: () => Promise<OwnPostgres>;
  remove: () => Promise<void>;
};

const installations = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; null if it is not installed. */
function findPrograms(): string | null {
  if (!existsSync(installations)) return null;
  const versions = readdirSync(installations).toSorted((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(installations, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

type Run = (program: string, options: string[]) => void;

/** Starts a PostgreSQL that the test may stop; null if none is installed. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  const made = await newServer(programs, (run, data) =>
    run('initdb', ['-D', data, '-U', 'plumbline', '-A', 'trust', '--no-instructions']),
  );
  made.start();
  return made;
}

async function newServer(
  programs: string,
  fill: (run: Run, data: string) => void,
): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-postgres-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const run: Run = (program, options) => {
    const command = [join(programs, program), ...options];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder });
  };
  const data = join(folder, 'data');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const control = (...options: string[]) => run('pg_ctl', ['-D', data, '-w', ...options]);
  fill(run, data);
  const own: OwnPostgres = {
    url: `postgres://plumbline@127.0.0.1:${port}/postgres`,
    query: (statement) => query(own.url, statement),
    start: () => control('-l', join(folder, 'log'), '-o', settings, 'start'),
    stop: () => control('-m', 'immediate', 'stop'),
    async startReplica() {
      const replica = await newServer(programs, (copy, to) => {
        copy('pg_basebackup', ['-d', own.url, '-D', to, '-R', '-X', 'stream', '-c', 'fast']);
        // What was received longer ago is replayed at once, at the cost of the statements in its way: after a long pause
        // that is the very one that resumes it.
        appendFileSync(join(to, 'postgresql.auto.conf'), "max_standby_streaming_delay = '5min'\n");
      });
      replica.start();
      return replica;
    },
    async remove() {
      try {
        own.stop();
      } catch {
        // It is stopped already.
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
  return own;
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A port that is free, and that the system assigns to no other process (those ports are higher). */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
