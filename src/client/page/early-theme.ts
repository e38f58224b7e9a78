/**
 * Runs in the head of every document before anything is painted, so that no page flashes in the wrong theme: it sets
 * the theme on the root element, and the colour of the browser's frame.
 */
export const earlyTheme =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;" +
  "for(const m of document.querySelectorAll('meta[name=theme-color]'))m.media=m.dataset.of===t?'all':'not all'}}catch{}";
