/** The warning of an unsupported browser (BR-02); the server's alone, so it stands apart. */
export const compatibilityMessages = {
  title: 'Your browser is not supported',
  message:
    'This site does not work in Internet Explorer. We recommend a current version of one of these browsers:',
};
