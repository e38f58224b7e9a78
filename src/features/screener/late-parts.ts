import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const loadHelp = () => import('./question/question-help.tsx');
const loadPictures = () => import('./scatter/picture-choice.tsx');
const loadSelection = () => import('./selection/selection-bar.tsx');
const loadDownload = () => import('./grid/list-download.tsx');
const [help, pictures, selection, download] = import.meta.env.SSR
  ? await Promise.all([loadHelp(), loadPictures(), loadSelection(), loadDownload()])
  : [null, null, null, null];

export const QuestionHelp = hydratedLate('QuestionHelp', loadHelp, help);
export const PictureChoice = hydratedLate('PictureChoice', loadPictures, pictures);
export const SelectionBar = hydratedLate('SelectionBar', loadSelection, selection);
export const ListDownload = hydratedLate('ListDownload', loadDownload, download);
