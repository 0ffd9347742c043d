/** JSON that may stand inside a script. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
