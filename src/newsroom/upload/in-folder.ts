import path from 'node:path';
import { FaultsError } from '#src/publishing/faults.ts';
import { OpenQuestionsError, type OpenQuestions } from '#src/publishing/guards/questions.ts';

/** An error of a publish with files named by their paths in the folder. */
export function inFolder(error: unknown, folder: string): unknown {
  if (error instanceof FaultsError) {
    const { faults } = error;
    const listed = faults.listed().map((fault) => ({ ...fault, file: fileIn(folder, fault.file) }));
    return new FaultsError({ ...faults, total: faults.total, listed: () => listed });
  }
  if (error instanceof OpenQuestionsError) {
    return new OpenQuestionsError(named(error.questions, folder));
  }
  return error;
}

/** Guards' questions with the same paths. */
export const named = (all: readonly OpenQuestions[], folder: string): OpenQuestions[] =>
  all.map((one) => ({
    ...one,
    listed: one.listed.map((question) => ({
      ...question,
      file: question.file && fileIn(folder, question.file),
    })),
  }));

/** A file with another name keeps it. */
const fileIn = (folder: string, file: string): string =>
  path.isAbsolute(file) ? path.relative(folder, file) : file;
