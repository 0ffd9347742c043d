import * as v from 'valibot'

const shape = v.object({
  play: v.array(v.string()),
  connect: v.optional(v.string(), ''),
  chat: v.optional(v.string(), ''),
  pay: v.optional(v.string(), ''),
})

/** Hosts of this deployment, as the server wrote them into the page; the page's policy header names the same. */
export function deploymentOrigins(): v.InferOutput<typeof shape> {
  const text = document.querySelector('meta[name="parlour-origins"]')?.getAttribute('content')
  const result = v.safeParse(shape, text ? JSON.parse(text) : null)
  return result.success ? result.output : { play: [], connect: '', chat: '', pay: '' }
}
