/** Names of the site's keyboard shortcuts. */
export const shortcutMessages = {
  title: 'Keyboard shortcuts',
  search: 'Search for an index',
  help: 'This list of keys',
  rows: 'In a list or between cards: to the row above or below',
  tray: 'Among what is done with selected indexes',
  chart: 'In a chart: from day to day, to its first and its last one',
  close: 'Close what is open',
  isOn: 'Use single keys on this site',
  note: 'Keys of your browser and your screen reader stay as they are; in fields you write as always.',
  done: 'Close',
};
