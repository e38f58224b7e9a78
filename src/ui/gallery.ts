import type { Language } from '#src/domain/language.ts';
import type { ReactNode } from 'react';

/** One component in each of its states. */
export type GalleryGroup = {
  title: string;
  examples: readonly { name: string; content: ReactNode }[];
};

/** The export `gallery` of every `*.examples.tsx`, shown at `/mocked-components`. */
export type Gallery = (language: Language) => GalleryGroup;
