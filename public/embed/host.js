// On the page around frames of this site: each becomes as high as its content says. It reads nothing else.
(() => {
  const { origin } = new URL(document.currentScript.src);
  addEventListener('message', ({ data, origin: from, source }) => {
    if (from !== origin || !data || typeof data.height !== 'number') return;
    const frames = [...document.getElementsByTagName('iframe')];
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (frame) frame.height = Math.ceil(data.height);
  });
})();
