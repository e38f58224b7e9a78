import type { GuardName, Guards } from '#src/contract/provider/guards.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { Difference } from '../difference/difference.ts';

/** A guard's finding that looks wrong and may be right: what, where, and what to do about it. */
export type Question = {
  guard: GuardName;
  /** Null where no file is concerned, as for an index that is missing. */
  file: string | null;
  line: number | null;
  /** Absent where a whole row, text or file is meant. */
  column?: number | undefined;
  /** fundId of the concerned index. */
  index: string | null;
  found: string;
  advice: string;
};

/** The item whose content raised the question: unless it changed, the question was answered before. */
export type ItemOf = { kind: ItemKind; key: string };

export type Ask = (question: Question, of?: ItemOf) => void;

export type Questions = {
  ask: Ask;
  /** The questions of each guard: their number and the first of them, without those about unchanged items. */
  open: (difference: Difference | null) => OpenQuestions[];
};

/** The questions of one guard. */
export type OpenQuestions = {
  guard: GuardName;
  mode: 'ask' | 'refuse';
  count: number;
  /** The first of them. */
  listed: Question[];
};

/** The guards whose questions the operator accepts, and the reason. */
export type Acceptance = { guards: readonly GuardName[]; reason: string };

const listedPerGuard = 20;
/** Beyond this number, questions are no longer assigned to items. */
const keptPerGuard = 10_000;

/** Collects questions in bounded memory. */
export function createQuestions(
  settings: Guards,
  onQuestion: (question: Question) => void = () => {},
): Questions {
  const kept = new Map<GuardName, { question: Question; of: ItemOf | undefined }[]>();
  const beyond = new Map<GuardName, number>();
  return {
    ask(question, of) {
      const { guard, index } = question;
      const setting = settings[guard];
      if (setting.mode === 'off') return;
      if (index !== null && 'except' in setting && setting.except.includes(index)) return;
      const own = kept.get(guard) ?? [];
      kept.set(guard, own);
      if (own.length < keptPerGuard) own.push({ question, of });
      else beyond.set(guard, (beyond.get(guard) ?? 0) + 1);
    },
    open(difference) {
      return Array.from(kept).flatMap(([guard, own]) => {
        const open = own.filter(({ of }) => !of || !difference || hasChanged(difference, of));
        for (const { question } of open) onQuestion(question);
        if (open.length === 0) return [];
        return [
          {
            guard,
            mode: settings[guard].mode === 'refuse' ? 'refuse' : 'ask',
            count: open.length + (beyond.get(guard) ?? 0),
            listed: open.slice(0, listedPerGuard).map(({ question }) => question),
          } as const,
        ];
      });
    },
  };
}

function hasChanged(difference: Difference, { kind, key }: ItemOf): boolean {
  const items = difference.items.get(kind);
  return items !== undefined && (items.added.has(key) || items.changed.has(key));
}

/** Guards have open questions; nothing was published. */
export class OpenQuestionsError extends InvalidInputError {
  readonly questions: readonly OpenQuestions[];

  constructor(questions: readonly OpenQuestions[]) {
    const names = questions.map(({ guard }) => guard).join(', ');
    super(`${questions.length === 1 ? 'A guard asks' : 'Guards ask'}: ${names}`);
    this.questions = questions;
  }
}

/** @throws OpenQuestionsError with all questions that are not accepted, or cannot be */
export function requireAnswers(open: readonly OpenQuestions[], accepted: Acceptance | null): void {
  const unanswered = open.filter(
    ({ guard, mode }) => mode === 'refuse' || !accepted?.guards.includes(guard),
  );
  if (unanswered.length > 0) throw new OpenQuestionsError(unanswered);
}

/** The questions of guards, one per line, and how to accept them. */
export function questionLines(open: readonly OpenQuestions[]): string[] {
  return open.flatMap(({ guard, mode, count, listed }) => {
    const [first] = listed;
    const rest = count - listed.length;
    const unless =
      mode === 'refuse'
        ? 'guards.yaml refuses it'
        : `if it is right: --accept ${guard} --reason '…'`;
    return [
      ...listed.map(describe),
      ...(rest > 0 ? [`${guard}: ${rest} more (all of them by --report FILE)`] : []),
      `  ${first?.advice ?? ''}; ${unless}`,
    ];
  });
}

function describe({ guard, file, line, column, index, found }: Question): string {
  const place = [file, line, column]
    .filter((part) => part !== null && part !== undefined)
    .join(':');
  return [place, guard, index, found].filter(Boolean).join(': ');
}
