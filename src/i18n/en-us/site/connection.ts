export const connectionMessages = {
  offline:
    'You are offline. Pages that you have opened stay readable; the rest loads when the connection is back.',
  outOfReach:
    'There is no network, or this site cannot be reached over it. Pages that you have opened stay readable; this one loads by itself when the connection is back.',
};
