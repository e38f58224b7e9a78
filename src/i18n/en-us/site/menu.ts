/** Names of the menu that is made where the provider gives none: seven stand in a line. Only the server uses them. */
export const menuMessages = {
  home: 'Home',
  products: 'Products',
};
