import type { SectionOf } from './content-page-data.ts';
import { ActionButton } from './content-buttons.tsx';
import { TitledSection } from './titled-section.tsx';
import styles from './promo-cards.module.css';

/** Invitations: what is offered, and the button that leads there (TP-06). */
export function PromoCards({ section }: { section: SectionOf<'promoCards'> }) {
  return (
    <TitledSection title={section.title}>
      <ul role="list" className={styles.cards}>
        {section.cards.map((card) => (
          <li key={card.title} className={styles[card.size]} data-variation={card.variation}>
            <h3 className={styles.title}>{card.title}</h3>
            <p className={styles.description}>{card.description}</p>
            <div className={styles.button}>
              <ActionButton button={card} />
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
