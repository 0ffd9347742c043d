import * as v from 'valibot'

/** A picture with its name, as the server sends it. */
export const tile = v.object({ name: v.string(), picture: v.string(), eager: v.boolean() })
