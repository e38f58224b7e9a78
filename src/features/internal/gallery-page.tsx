import type { Language } from '#src/domain/language.ts';
import type { GalleryGroup } from '#src/ui/gallery.ts';
import { Container } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { internalPages, withQuery } from '#src/urls.ts';
import { internalMessages } from '#src/i18n/messages/site/internal.ts';
import styles from './gallery-page.module.css';

export type GalleryQuery = {
  theme: 'light' | 'dark' | null;
  /** Title of the one group that is shown; null: all. */
  component: string | null;
};

type GalleryPageProps = GalleryQuery & { language: Language; groups: readonly GalleryGroup[] };

const themes = [null, 'light', 'dark'] as const;

/** Every component of the house in all its states, in either theme (RT-13). */
export function GalleryPage({ language, groups, theme, component }: GalleryPageProps) {
  const m = internalMessages(language);
  const shown = groups.filter(({ title }) => component === null || title === component);
  const address = (query: GalleryQuery) => withQuery(internalPages.gallery, query);
  const names = { light: m.light, dark: m.dark };
  return (
    <>
      <Container>
        <PageTitle title={m.galleryTitle} lead={m.galleryLead} />
        <nav className={styles.choices} aria-label={m.theme}>
          {themes.map((one) => (
            <PageLink
              key={one}
              href={address({ theme: one, component })}
              current={one === theme ? 'true' : undefined}
            >
              {one === null ? m.visitorsTheme : names[one]}
            </PageLink>
          ))}
        </nav>
        <nav className={styles.choices} aria-label={m.components}>
          <PageLink
            href={address({ theme, component: null })}
            current={component === null ? 'true' : undefined}
          >
            {m.all}
          </PageLink>
          {groups.map(({ title }) => (
            <PageLink
              key={title}
              href={address({ theme, component: title })}
              current={title === component ? 'true' : undefined}
            >
              {title}
            </PageLink>
          ))}
        </nav>
      </Container>
      <div className={styles[theme ?? 'own']}>
        {shown.map(({ title, examples }) => (
          <section key={title} aria-label={title} data-gallery={title}>
            {examples.map(({ name, content }) => (
              <article key={name} aria-label={`${title}: ${name}`} className={styles.example}>
                <p className={styles.name}>
                  {title} · {name}
                </p>
                {content}
              </article>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
