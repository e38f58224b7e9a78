import { reloadAfter } from '#src/domain/being-prepared.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { preparingMessages } from '#src/i18n/messages/site/preparing.ts';
import { preparingStyle } from './preparing-style.ts';

/** Served at every address until the first release is public; it needs no script, file or text of the provider. */
export function preparingPage(language: Language): string {
  const { title, message } = preparingMessages(language);
  return `<!DOCTYPE html>
<html lang="${languageFacts[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${reloadAfter}">
<title>${title}</title>
<style>${preparingStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p role="status">${message}</p>
</main>
</body>
</html>
`;
}
