import styles from './whole-dates.module.css';

const span = /(\d+-\d+)/;

/** The name of an index, which does not wrap within terms such as the 1-5 of "1-5 Years". */
export function WholeName({ name }: { name: string }) {
  return name.split(span).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
