import type { Language } from '#src/domain/language.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { localPath } from '#src/urls.ts';
import { indexFollowed } from '#src/urls/feeds.ts';
import styles from '../../parts/notes.module.css';

/** Feeds of the index's notices and corrections, and its calendar of reviews and next levels. */
export function FollowLinks({ fundId, language }: { fundId: string; language: Language }) {
  const m = indexPageMessages(language);
  const { atom, json, calendar } = indexFollowed(fundId);
  return (
    <p className={styles.follow} data-print="no">
      <a href={localPath(language, atom)} type="application/atom+xml">
        {m.atomFeed}
      </a>
      <a href={localPath(language, json)} type="application/feed+json">
        {m.jsonFeed}
      </a>
      <a href={localPath(language, calendar)} type="text/calendar">
        {m.calendar}
      </a>
    </p>
  );
}
