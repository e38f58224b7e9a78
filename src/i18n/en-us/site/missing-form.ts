export const missingFormMessages = {
  missing: 'This form cannot be opened without a connection. It opens when the connection is back.',
  notNow: 'Not now',
};
