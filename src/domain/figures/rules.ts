/**
 * The number of the rules by which figures follow from levels. It is raised with every change after which the same levels
 * give other figures; the methodology lists the changes with their days. What is kept of figures is then made anew.
 */
export const figureRules = 3;
