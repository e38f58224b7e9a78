import type { Language } from '#src/domain/language.ts';
import type { ReactNode } from 'react';

/** One component of the house in each of its states. */
export type GalleryGroup = {
  title: string;
  examples: readonly { name: string; content: ReactNode }[];
};

/** What every `*.examples.tsx` exports as `gallery`, for `/mocked-components`. */
export type Gallery = (language: Language) => GalleryGroup;
