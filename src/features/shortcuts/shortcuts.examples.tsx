import type { Gallery } from '#src/ui/gallery.ts';
import { ShortcutList } from './shortcut-list.tsx';

export const gallery: Gallery = (language) => ({
  title: 'Keyboard shortcuts',
  examples: [true, false].map((isOn) => ({
    name: isOn ? 'on' : 'switched off',
    content: (
      <ShortcutList
        language={language}
        titleId={`shortcuts-${isOn ? 'on' : 'off'}`}
        isOn={isOn}
        onClose={() => undefined}
      />
    ),
  })),
});
