import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import styles from './carousel.module.css';

/** Cards in view where there is room for them (TP-03). */
const cardsInView = 4;

type CarouselProps = {
  id: string;
  /** Language of the cards, which may not be that of the words around them. */
  lang: string;
  /** Names the row of cards. */
  label: string;
  dotsLabel: string;
  dotLabel: (number: string) => string;
  cards: readonly { key: string; card: ReactNode }[];
};

/**
 * Cards in a row that scrolls by touch, wheel and arrow keys, and by a dot for every four cards. The dots are links to
 * the cards, so that they work without a script too.
 */
export function Carousel({ id, lang, label, dotsLabel, dotLabel, cards }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const groups = Array.from({ length: Math.ceil(cards.length / cardsInView) }, (_, group) => group);
  const isMore = groups.length > 1;
  const shownGroup = Math.min(Math.ceil(first / cardsInView), groups.length - 1);
  return (
    <div className={styles.carousel} lang={lang}>
      <ul
        ref={row}
        role="list"
        aria-label={label}
        className={styles.row}
        tabIndex={isMore ? 0 : undefined}
        onScroll={({ currentTarget }) => setFirst(firstInView(currentTarget))}
      >
        {cards.map(({ key, card }, at) => (
          <li key={key} id={`${id}-${at}`} className={styles.card}>
            {card}
          </li>
        ))}
      </ul>
      {isMore ? (
        <nav aria-label={dotsLabel} className={styles.dots} data-print="no">
          {groups.map((group) => (
            <a
              key={group}
              href={`#${id}-${anchorOf(group, cards.length)}`}
              className={styles.dot}
              aria-label={dotLabel(String(group + 1))}
              aria-current={group === shownGroup ? 'true' : undefined}
              onClick={(event) => scrollTo(event, row.current, group * cardsInView)}
            />
          ))}
        </nav>
      ) : null}
    </div>
  );
}

/** Browsers scroll as little as possible: going to the last card of a group shows the whole group. */
function anchorOf(group: number, numberOfCards: number): number {
  return group === 0 ? 0 : Math.min((group + 1) * cardsInView, numberOfCards) - 1;
}

/** Follows a dot without changing the address or jumping. */
function scrollTo(event: MouseEvent, row: HTMLElement | null, at: number): void {
  const card = row?.children[at];
  if (!row || !card) return;
  event.preventDefault();
  const distance = card.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollBy({ left: distance });
}

/** Number of the first card in view; of the last one at the end. */
function firstInView(row: HTMLElement): number {
  const cards = [...row.children];
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  if (isAtEnd && row.scrollLeft > 0) return cards.length - 1;
  const { left } = row.getBoundingClientRect();
  const first = cards.findIndex((card) => card.getBoundingClientRect().left >= left - 1);
  return Math.max(first, 0);
}
