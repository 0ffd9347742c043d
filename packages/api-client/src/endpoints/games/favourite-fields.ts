import * as v from 'valibot'

/** What names a favourite on the wire. */
export const namedGame = v.object({
  nodeId: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()),
  vendor: v.optional(v.string(), ''),
  gameType: v.optional(v.string(), ''),
})
