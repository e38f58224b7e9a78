export const preparingMessages = {
  title: 'This site is being prepared',
  message: 'It opens by itself in a moment; this page asks again every few seconds.',
};
