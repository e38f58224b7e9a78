import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Language } from '#src/domain/language.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import styles from './calculation-steps.module.css';

type CalculationStepsProps = { working: FigureWorking; language: Language };

/** The steps of a calculation on a thread that ends in the figure. */
export function CalculationSteps({ working, language }: CalculationStepsProps) {
  const m = workingMessages(language);
  const { steps, name } = working;
  return (
    <ol className={styles.steps} aria-label={m.calculationCaption}>
      {steps.map((step) => (
        <li key={step.symbol} className={styles.step}>
          <span className={styles.name}>{step.symbol === 'result' ? name : step.name}</span>
          <span className={styles.formula} translate="no">
            {step.symbol} = {step.formula}
          </span>
          {step.filled === null || step.filled === step.formula ? null : (
            <span className={styles.filled} translate="no">
              = {step.filled}
            </span>
          )}
          {step.value === null ? null : (
            <span className={styles.value} translate="no">
              = {String(step.value).replace('-', '−')}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
