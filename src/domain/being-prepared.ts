/** The seconds after which a page that is being prepared reloads. */
export const reloadAfter = 3;

/** The detail of the problem while an earlier release's catalogue is being built; pages recognise it by this text. */
export const beingPrepared =
  'What was public as of that release is being made ready; ask again in a moment';
