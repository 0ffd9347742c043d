const shown = 8

/**
 * The first figures of a long id, which people tell rows apart by; a short one is shown whole.
 *
 * @returns up to eight characters of an id with more than twelve
 * @example shortId('5f0d8a52-7b1c-4e0f-9a3d-2c6e8b417d90') // '5f0d8a52'
 */
export const shortId = (id: string): string => (id.length > 12 ? id.slice(0, shown) : id)
