/** The id of an index from the last segment of its page's address: the text after the last hyphen, because ids have none. */
export const idOfSlug = (slug: string): string => slug.slice(slug.lastIndexOf('-') + 1);
