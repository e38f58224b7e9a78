import type { ReactNode } from 'react';
import { PageTitle } from '#src/ui/page-title.tsx';
import styles from './list-head.module.css';

type ListHeadProps = {
  title: string;
  lead: string;
  /** The provider's note about the list. */
  notice?: ReactNode;
};

export function ListHead({ title, lead, notice }: ListHeadProps) {
  return (
    <PageTitle title={title} lead={lead} isSmall>
      {notice ? <p className={styles.notice}>{notice}</p> : null}
    </PageTitle>
  );
}
