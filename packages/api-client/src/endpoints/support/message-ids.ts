import * as v from 'valibot'

/** Ids of messages as the wire writes them: digits joined by commas, at most 100. */
export const messageIds = v.pipe(v.string(), v.regex(/^\d{1,40}(,\d{1,40}){0,99}$/))
