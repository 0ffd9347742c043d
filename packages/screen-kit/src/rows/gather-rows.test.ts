import { expect, test } from 'vitest'
import { gatherPeriods, gatherRows } from './gather-rows.ts'

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

test('[BEY-22] 10,000 rows whose network goes in the middle are gathered from where it stopped', async () => {
  const asked: number[] = []
  let isOnline = true
  const ask = async (page: number) => {
    asked.push(page)
    if (page === 12 && isOnline) {
      isOnline = false
      throw new Error('no network')
    }
    return { list: Array.from({ length: 500 }, (_, at) => (page - 1) * 500 + at), totalPages: 20, totalCount: 10_000 }
  }
  const kept = { rows: [] as number[], pages: 0 }
  await expect(gatherRows(ask, { kept })).rejects.toThrow('no network')
  expect(kept.rows).toHaveLength(5_500)
  expect(await gatherRows(ask, { kept })).toEqual(Array.from({ length: 10_000 }, (_, at) => at))
  expect(asked).toEqual([
    ...Array.from({ length: 12 }, (_, at) => at + 1),
    ...Array.from({ length: 9 }, (_, at) => at + 12),
  ])
})

test('[BEY-22] rows that came or went meanwhile begin the file again: none is in it twice', async () => {
  let rows = ['c', 'b', 'a']
  const ask = async (page: number) => {
    if (page === 3 && rows.length === 3) {
      rows = ['d', ...rows]
      throw new Error('no network')
    }
    return { list: rows.slice(page - 1, page), totalPages: rows.length, totalCount: rows.length }
  }
  const kept = { rows: [] as string[], pages: 0 }
  await expect(gatherRows(ask, { kept })).rejects.toThrow('no network')
  expect(await gatherRows(ask, { kept })).toEqual(['d', 'c', 'b', 'a'])
})

const months: Record<string, string[]> = { may: ['e', 'd'], april: ['c', 'b'], march: ['a'] }
const askMonths = (asked: string[], rows: Record<string, string[]>) => {
  let isOnline = true
  return (month: string) => async (page: number) => {
    asked.push(`${month} ${page}`)
    if (month === 'april' && page === 2 && isOnline) {
      isOnline = false
      throw new Error('no network')
    }
    const list = rows[month] ?? []
    return { list: list.slice(page - 1, page), totalPages: list.length, totalCount: list.length }
  }
}

test('[BEY-22] several periods are gathered one after the other, from where the network went', async () => {
  const asked: string[] = []
  const askOf = askMonths(asked, months)
  const kept = { rows: [] as string[], pages: 0 }
  const told: [number, number][] = []
  const onProgress = (done: number, total: number) => void told.push([done, total])
  await expect(gatherPeriods(Object.keys(months), askOf, { kept, onProgress })).rejects.toThrow('no network')
  expect(await gatherPeriods(Object.keys(months), askOf, { kept, onProgress })).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect(asked).toEqual(['may 1', 'may 2', 'april 1', 'april 2', 'may 1', 'april 2', 'march 1'])
  expect(told).toEqual([
    [0, 3],
    [1, 3],
    [1, 3],
    [2, 3],
  ])
})

test('[BEY-22] rows that came to the first period meanwhile begin several periods again: none is missing', async () => {
  const rows = { ...months }
  const askOf = askMonths([], rows)
  const kept = { rows: [] as string[], pages: 0 }
  await expect(gatherPeriods(Object.keys(rows), askOf, { kept })).rejects.toThrow('no network')
  rows['may'] = ['f', 'e', 'd']
  expect(await gatherPeriods(Object.keys(rows), askOf, { kept })).toEqual(['f', 'e', 'd', 'c', 'b', 'a'])
})
