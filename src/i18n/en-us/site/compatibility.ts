/** The warning of an unsupported browser (BR-02). It stands apart because only the server uses it. */
export const compatibilityMessages = {
  title: 'Your browser is not supported',
  message:
    'This site does not work in Internet Explorer. We recommend a current version of one of these browsers:',
};
