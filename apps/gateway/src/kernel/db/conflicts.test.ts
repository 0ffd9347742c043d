import { expect, test } from 'vitest'
import { afterConflicts, codeOf } from './conflicts.ts'

const wrapped = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('deadlock detected'), { code }) })

async function triesOf(code: string, failures: number) {
  let tried = 0
  const work = async () => {
    if (++tried <= failures) throw wrapped(code)
    return tried
  }
  return [await afterConflicts(work).catch((error: unknown) => codeOf(error)), tried]
}

test('a transaction that lost to another is done again, twice at most; any other error is told at once', async () => {
  expect(await triesOf('40P01', 2)).toEqual([3, 3])
  expect(await triesOf('40001', 1)).toEqual([2, 2])
  expect(await triesOf('40P01', 3)).toEqual(['40P01', 3])
  expect(await triesOf('23505', 1)).toEqual(['23505', 1])
})
