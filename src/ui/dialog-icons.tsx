import { Icon } from './icons.tsx';

// These icons belong to dialogs, whose code is loaded after the first screen.

export const CloseIcon = () => (
  <Icon>
    <path d="m4 4 12 12M16 4 4 16" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M18 10H3m6-6-6 6 6 6" />
  </Icon>
);
