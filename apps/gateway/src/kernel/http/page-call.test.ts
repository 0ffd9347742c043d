import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Exactly, SchemaOf } from './page-call.ts'

interface Request {
  readonly stake: number
  readonly lines: readonly { readonly play: 'one' | 'two' }[]
  readonly note?: string
}

const takes = <Schema extends v.GenericSchema>(schema: SchemaOf<Request, Schema>): void => void schema
const tells = <Told extends { readonly win: number }>(told: Exactly<{ readonly win: number }, Told>): void => void told

const stake = v.number()
const lines = v.array(v.object({ play: v.picklist(['one', 'two']) }))
const note = v.optional(v.string())

test('a schema that asks for more, less or something else than its page sends does not compile', () => {
  takes(v.object({ stake, lines, note }))
  // @ts-expect-error the page sends a number
  takes(v.object({ stake: v.string(), lines, note }))
  // @ts-expect-error the page sends no round
  takes(v.object({ stake, lines, note, round: v.string() }))
  // @ts-expect-error the page sends lines
  takes(v.object({ stake, note }))
  // @ts-expect-error the page may leave the note out
  takes(v.object({ stake, lines, note: v.string() }))
  // @ts-expect-error the page sends a play that this does not know
  takes(v.object({ stake, note, lines: v.array(v.object({ play: v.picklist(['one']) })) }))
  // @ts-expect-error the page never sends a third play
  takes(v.object({ stake, note, lines: v.array(v.object({ play: v.picklist(['one', 'two', 'three']) })) }))
  expect(v.safeParse(v.object({ stake, lines, note }), { stake: 1, lines: [] }).success).toBe(true)
})

test('an answer without a member of its page, or with one that the page does not declare, does not compile', () => {
  tells({ win: 1 })
  // @ts-expect-error the page reads the win
  tells({})
  const more = { win: 1, seed: 'secret' }
  // @ts-expect-error the page declares no seed
  tells(more)
  expect(more.win).toBe(1)
})
