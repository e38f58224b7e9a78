import type { Palette, Theme } from '#src/contract/provider/brand.ts';

/** A palette without missing colours. */
export type WholePalette = Palette & { event: string };

/** The colours from which `ui/tokens.css` is derived; a test compares both. */
export const productPalettes: Record<Theme, WholePalette> = {
  light: {
    paper: '#fbfaf7',
    ink: '#15171c',
    accent: '#2a3bd1',
    event: '#bf3d14',
    series: [
      '#c9571a',
      '#006b5b',
      '#a97400',
      '#7a1f5c',
      '#2f86bf',
      '#5d5a52',
      '#bb4fb4',
      '#4a8a1c',
      '#0d3b66',
      '#5f2a06',
    ],
  },
  dark: {
    paper: '#121419',
    ink: '#eceae4',
    accent: '#a3adff',
    event: '#ff8a66',
    series: [
      '#ff9d66',
      '#3fb8a2',
      '#f0c75e',
      '#d678b5',
      '#8fd0f5',
      '#b9b4a6',
      '#5b93ff',
      '#7fe08a',
      '#e25a48',
      '#b08a2a',
    ],
  },
};

/** The colours of gains, losses and errors. Red is a loss, except in Japan. */
export const productDirections: Record<Theme, { green: string; red: string }> = {
  light: { green: '#0b6b4f', red: '#b3261e' },
  dark: { green: '#5cc9a0', red: '#ff8f85' },
};
