export const connectionMessages = {
  offline:
    'You are offline. Pages that you have opened stay readable; the rest loads when the connection is back.',
};
