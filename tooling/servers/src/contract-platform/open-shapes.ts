/** What the platform answers where the contract names a path and no members: an object without any. */
export const openObject = {}

/** The same where the contract calls the answer a list, or names its rows. */
export const emptyList = { list: [], totalPages: 1 }
