// In a frame on another site: tells the page around it how high the content is, now, whenever that changes, and
// when the page asks, since its script may begin to listen after the first time.
const tell = () =>
  parent.postMessage({ embed: location.href, height: document.documentElement.offsetHeight }, '*');
new ResizeObserver(tell).observe(document.documentElement);
// Out of sight browsers pause the observer, and a picture comes after the text.
addEventListener('load', tell);
addEventListener('message', ({ data, source }) => {
  if (source === parent && data?.embed === 'height') tell();
});
