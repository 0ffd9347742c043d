const shown = 8

/** Order numbers are shorter, and are read as a whole. */
const longest = 20

/**
 * The first figures of a long id, which people tell rows apart by; a short one is shown whole.
 *
 * @param id as the platform writes it
 * @returns eight characters of an id with more than twenty
 * @example shortId('5f0d8a52-7b1c-4e0f-9a3d-2c6e8b417d90') // '5f0d8a52'
 */
export const shortId = (id: string): string => (id.length > longest ? id.slice(0, shown) : id)
