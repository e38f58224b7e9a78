/** A name and what is said of it. */
export const labels = {
  labelled: (label: string, text: string) => `${label}: ${text}`,
  sentence: (label: string, text: string) => `${label}: ${text}.`,
};
