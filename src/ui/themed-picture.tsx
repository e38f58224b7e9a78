import styles from './themed-picture.module.css';

type Picture = { src: string; width: number; height: number };

type ThemedPictureProps = {
  picture: { light: Picture; dark: Picture | null };
  /** Size and place of the picture, whichever of the two is shown. */
  className?: string | undefined;
};

/** A picture that says nothing which is not beside it in words; on dark ground it may be another. */
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
