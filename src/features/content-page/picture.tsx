import type { SectionOf } from './content-page-data.ts';
import styles from './picture.module.css';

/** A picture with reserved room while it loads. */
export function Picture({ section }: { section: SectionOf<'picture'> }) {
  const { src, alt, width, height, caption, size } = section;
  return (
    <figure className={size === 'wide' ? styles.wide : styles.text}>
      <img src={src} alt={alt} width={width} height={height} className={styles.picture} />
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
