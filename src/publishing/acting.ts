import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Act, Actor } from '#src/store/audit/audit.ts';
import type { OpenQuestions } from './guards/questions.ts';

const root = path.join(import.meta.dirname, '../..');

/** The operating-system user who runs this process. */
export function thisUser(by: Actor['by'] = 'os-user'): Actor {
  return { name: userName(), by, host: os.hostname() };
}

/** In containers a user may have a number and no name. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/**
 * The beginning of an entry of the audit log: what was done, by whom, and with what. A server has no arguments: what is
 * done through it has no command.
 */
export function actOf(act: Act['act'], actor: Actor, reason: string | undefined): Act {
  const command = process.argv.slice(2).join(' ') || null;
  const nothing = { files: [], accepted: [], withdrawnLevels: 0 };
  return { act, actor, command, version: codeVersion(), ...nothing, reason: reason ?? null };
}

/** What guards found and was accepted, in short: the whole of it would repeat the input. */
export function acceptedGuards(accepted: readonly OpenQuestions[]): Act['accepted'] {
  return accepted.map(({ guard, count, listed }) => ({
    guard,
    count,
    found: [listed[0]?.index, listed[0]?.found].filter(Boolean).join(': '),
    indexes: [...new Set(listed.flatMap(({ index }) => index ?? []))],
  }));
}

let version: string | null = null;

/** The version that this process loaded; its folder may hold another one by now. */
function codeVersion(): string {
  version ??= [versionOfPackage(), commitOf()].filter(Boolean).join(' ');
  return version;
}

function versionOfPackage(): string {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Null where the software runs without its repository. */
function commitOf(): string | null {
  try {
    const asked = ['rev-parse', 'HEAD'];
    const found = execFileSync('git', asked, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return found.toString().trim();
  } catch {
    return null;
  }
}
