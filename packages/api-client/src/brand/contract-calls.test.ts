import { expect, test } from 'vitest'
import { getWithdrawPlan, listBonuses, markAnnouncementRead } from '../endpoints/index.ts'
import { allEndpoints, createTestClient } from '../testing/index.ts'
import { answerAbsent } from '../client/answer-absent.ts'
import { contractCalls } from './contract-calls.ts'

/** A client of a platform of the contract, and the paths that it asked for. */
function contractClient() {
  const asked: string[] = []
  const fetch = async (at: string | URL | Request) => {
    asked.push(new URL(at instanceof Request ? at.url : at).pathname)
    return new Response('Not Found', { status: 404 })
  }
  return { api: createTestClient({ fetch } as never, { fetch, overrides: contractCalls }), asked }
}

test('[API-01] a call that the platform does not have sends nothing and is refused', async () => {
  const { api, asked } = contractClient()
  await expect(api.call(getWithdrawPlan, {})).rejects.toMatchObject({ code: 'function.not.available' })
  expect(api.has(getWithdrawPlan)).toBe(false)
  expect(asked).toEqual([])
})

test('[API-01] an absent list is empty, and a mark of what was read is taken', async () => {
  const { api, asked } = contractClient()
  await expect(api.call(listBonuses, {})).resolves.toMatchObject({ list: [] })
  await expect(api.call(markAnnouncementRead, { announcementId: 1 })).resolves.not.toThrow()
  expect(asked).toEqual([])
})

test('[API-01] every absent call is a record, and each stand-in fits its record', () => {
  for (const [name, { absent }] of Object.entries(contractCalls)) {
    const record = allEndpoints.find((endpoint) => endpoint.name === name)
    expect(record, name).toBeDefined()
    if (record && absent && absent !== true) expect(() => answerAbsent(record, absent, 'id'), name).not.toThrow()
  }
})
