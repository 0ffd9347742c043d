import { expect, test } from 'vitest'
import { gatherRows } from './gather-rows.ts'

const pages = [['a', 'b'], ['c', 'd'], ['e']]
const answer = (page: number) => ({ list: pages[page - 1] ?? [], totalPages: 3, totalCount: 5 })

test('[BEY-22] rows of all pages come in their order, and each page but the last says how far it is', async () => {
  const told: number[][] = []
  const rows = await gatherRows(async (page) => answer(page), {
    onProgress: (done, total) => void told.push([done, total]),
  })
  expect(rows).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(told).toEqual([
    [2, 5],
    [4, 5],
  ])
})

test('[BEY-22] what is stopped asks for no other page, and hands the wish to the call', async () => {
  const stop = new AbortController()
  const asked: (AbortSignal | undefined)[] = []
  const gathered = gatherRows(
    async (page, { signal }) => {
      asked.push(signal)
      if (page === 2) stop.abort()
      return answer(page)
    },
    { signal: stop.signal },
  )
  await expect(gathered).rejects.toThrow(/abort/i)
  expect(asked).toEqual([stop.signal, stop.signal])
})

test('[BEY-22] a platform that counts pages it does not have ends at the first empty one', async () => {
  const rows = await gatherRows(async (page) => ({ list: page < 3 ? [page] : [], totalPages: 1_000 }))
  expect(rows).toEqual([1, 2])
})
