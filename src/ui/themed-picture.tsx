import styles from './themed-picture.module.css';

type Picture = { src: string; width: number; height: number };

type ThemedPictureProps = {
  picture: { light: Picture; dark: Picture | null };
  /** The class that sets size and position of whichever picture is shown. */
  className?: string | undefined;
};

/** A decorative picture; on dark backgrounds it may be another one. */
export function ThemedPicture({ picture: { light, dark }, className = '' }: ThemedPictureProps) {
  return (
    <span className={`${styles.picture} ${className}`}>
      <Variant picture={light} className={dark ? styles.onLight : undefined} />
      {dark ? <Variant picture={dark} className={styles.onDark} /> : null}
    </span>
  );
}

type VariantProps = { picture: Picture; className: string | undefined };

function Variant({ picture: { src, width, height }, className }: VariantProps) {
  return <img src={src} width={width} height={height} alt="" className={className} />;
}
