/** The ids of a list with commas; undefined where there is no list. */
export const idsIn = (list: string | undefined): number[] | undefined => list?.split(',').filter(Boolean).map(Number)
