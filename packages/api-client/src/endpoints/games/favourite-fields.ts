import * as v from 'valibot'
import { nodeId } from './launch-fields.ts'

/** What names a favourite on the wire. */
export const namedGame = v.object({
  nodeId,
  vendor: v.optional(v.string(), ''),
  gameType: v.optional(v.string(), ''),
})
