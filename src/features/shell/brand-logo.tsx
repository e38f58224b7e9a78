import type { ShownBrand } from '#src/contract/api/site-answers.ts';
import { Logo, Mark } from '#src/ui/logo.tsx';
import { ThemedPicture } from '#src/ui/themed-picture.tsx';
import styles from './brand-logo.module.css';

type BrandLogoProps = { brand: ShownBrand | null; name: string };

/**
 * The provider's logo; from 768px its mark and beside it the name where it has no logo. Without a brand, the product's mark
 * and the name. What it links to says the name, so that the pictures say nothing.
 */
export function BrandLogo({ brand, name }: BrandLogoProps) {
  if (brand === null) return <Logo name={name} />;
  const { logo, mark } = brand;
  const small = mark ?? logo;
  return (
    <span className={styles.brand}>
      {small ? <ThemedPicture picture={small} className={styles.small} /> : null}
      {logo ? (
        <ThemedPicture picture={logo} className={styles.wide} />
      ) : (
        <>
          {mark ? <ThemedPicture picture={mark} className={styles.wide} /> : null}
          <span className={mark ? styles.nameBeside : styles.name}>{name}</span>
        </>
      )}
    </span>
  );
}

/** The provider's mark at the foot of the page; without a brand that of the product. */
export function BrandMark({ brand }: { brand: ShownBrand | null }) {
  if (brand === null) return <Mark />;
  const picture = brand.mark ?? brand.logo;
  return picture ? <ThemedPicture picture={picture} className={styles.foot} /> : null;
}
