/**
 * Runs in the head of every document before anything is painted, so that no page flashes in the theme that was not chosen:
 * the root element says the theme, and with it go the colours that a browser draws around the page.
 */
export const earlyTheme =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;" +
  "for(const m of document.querySelectorAll('meta[name=theme-color]'))m.media=m.dataset.of===t?'all':'not all'}}catch{}";
