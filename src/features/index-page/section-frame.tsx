import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { useNearScreen } from '#src/client/browser/use-near-screen.ts';
import { whenIdle } from '#src/client/browser/when-idle.ts';
import { Section } from '#src/ui/layout.tsx';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import type { IndexPageData } from './index-page-data.ts';
import { FailedPart } from './parts/empty-state.tsx';
import type { SectionView } from './section-views.ts';
import type { IndexSection, SectionProps } from './sections/section.ts';
import { isLoaded } from './use-late-parts.ts';
import styles from './section-frame.module.css';

type SectionFrameProps = Omit<SectionProps<object>, 'data'> & {
  section: IndexSection;
  data: IndexPageData;
  View: SectionView;
  /** It has half of the page's width, where the screen has room for two. */
  isHalf: boolean;
  /** Called when the section is about to be read or the browser is idle, and whenever it is another function then. */
  onNear: () => void;
};

/** A section with its heading: what it shows, that it is being loaded, or that it could not be. */
export function SectionFrame({ section, View, isHalf, onNear, ...props }: SectionFrameProps) {
  const { data, language, onRetry } = props;
  const frame = useRef<HTMLElement>(null);
  const isReady = section.standsEarly === true || isLoaded(data, section);
  const hasFailed = section.needs.some((name) => Reflect.get(data, name) === 'failed');
  const isWhole = isReady && !hasFailed;
  return (
    <Section
      ref={frame}
      id={section.id}
      isHalf={isHalf}
      {...(isWhole ? headOf(section, props) : { title: section.title(language) })}
    >
      <NearScreen frame={frame} onNear={onNear} />
      {hasFailed ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : isReady ? (
        <Suspense>
          <View {...props} />
        </Suspense>
      ) : (
        <p className={styles.loading} role="status">
          {indexPageMessages(language).loadingAll}
        </p>
      )}
    </Section>
  );
}

/** What the section says in a sentence, else its name; what stands below that; and whether it is worth paper. */
function headOf(
  section: IndexSection,
  { language, ...shown }: Pick<SectionFrameProps, 'data' | 'levels' | 'chart' | 'language'>,
) {
  return {
    title: section.finding?.(shown, language) ?? section.title(language),
    note: section.note?.(shown.data, language),
    isPrinted: section.isPrinted?.(shown.data) ?? true,
  };
}

type NearScreenProps = { frame: RefObject<HTMLElement | null>; onNear: () => void };

/** Milliseconds after which a section far away is loaded in any browser. */
const latest = 2000;

/**
 * What is far away is loaded once the browser is idle: a print does not wait, and neither does a search in the page. A
 * component of its own: what renders a section anew while the page wakes would throw away its HTML.
 */
function NearScreen({ frame, onNear }: NearScreenProps) {
  const isNear = useNearScreen(frame);
  useEffect(() => {
    if (!isNear) return whenIdle(onNear, latest);
    onNear();
    return undefined;
  }, [isNear, onNear]);
  return null;
}
