import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const loadHelp = () => import('./question/question-help.tsx');
const loadPictures = () => import('./scatter/picture-choice.tsx');
const [help, pictures] = import.meta.env.SSR
  ? await Promise.all([loadHelp(), loadPictures()])
  : [null, null];

export const QuestionHelp = hydratedLate('QuestionHelp', loadHelp, help);
export const PictureChoice = hydratedLate('PictureChoice', loadPictures, pictures);
