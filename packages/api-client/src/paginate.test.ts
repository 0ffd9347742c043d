import { expect, test } from 'vitest'
import { getBalance, listBets, listGames } from './endpoints/index.ts'
import * as door from './endpoints/index.ts'
import { paginate } from './index.ts'
import { partsOf } from './schema-parts.ts'
import { createFakeServer, createTestClient, sampleAnswer, sampleRequest } from './testing/index.ts'
import { endpointsOf } from './testing/endpoints-of.ts'

const has = (schema: Parameters<typeof partsOf>[0], name: string) => Object.hasOwn(partsOf(schema).entries ?? {}, name)
const paged = endpointsOf(door).filter(
  ({ request, response }) => has(response, 'totalPages') && (has(request, 'page') || has(request, 'pageNo')),
)
const tokens = { get: () => 't', expired: () => undefined }

test.each(paged.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-06] %s: every page is read once, in order',
  async (_, endpoint) => {
    const answer = { ...Object(sampleAnswer(endpoint)), totalPages: 3 }
    const server = createFakeServer().answer(endpoint, () => answer)
    let answers = 0
    const input = { ...Object(sampleRequest(endpoint)), page: undefined, pageNo: undefined }
    for await (const page of paginate(createTestClient(server, { tokens }), endpoint as never, input as never))
      answers += page ? 1 : 0
    const asked = server.callsOf(endpoint).map(({ input: sent }) => Number(Object(sent).pageNo ?? Object(sent).page))
    expect([answers, asked]).toEqual([3, [1, 2, 3]])
  },
)

test('[API-06] the loop begins at the page that is named, and requests no page that it does not reach', async () => {
  const server = createFakeServer().answer(listGames, () => ({ ...sampleAnswer(listGames), totalPages: 9 }))
  const pages = paginate(createTestClient(server), listGames, { pageNo: 4 })
  expect((await pages.next()).value?.games).toHaveLength(3)
  expect(server.callsOf(listGames)).toHaveLength(1)
  await pages.next()
  expect(server.callsOf(listGames).map(({ input }) => Object(input).pageNo)).toEqual(['4', '5'])
})

test('[API-06] an answer that does not count its pages is the only one', async () => {
  const server = createFakeServer().answer(listBets, () => ({ ...sampleAnswer(listBets), totalPages: null }))
  let answers = 0
  for await (const { list } of paginate(createTestClient(server, { tokens }), listBets, {})) answers += list ? 1 : 0
  expect(answers).toBe(1)
})

test('[API-06] a call without pages is refused by the type', () => {
  // @ts-expect-error -- a balance has no pages
  expect(() => paginate(createTestClient(createFakeServer()), getBalance, {})).not.toThrow()
})
