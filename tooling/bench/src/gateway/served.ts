import * as v from 'valibot'

/** What a side prints when it is ready: its port, a session, a game session, and who may log in. */
export const servedSchema = v.object({
  port: v.number(),
  token: v.string(),
  gameToken: v.string(),
  login: v.object({ username: v.string(), password: v.string() }),
})

/** A side of the comparison that is ready. */
export type Served = Readonly<v.InferOutput<typeof servedSchema>>
