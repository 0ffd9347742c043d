import { expect, test } from 'vitest'
import { isPlaceOfWork } from './is-place-of-work.ts'

test('[BEY-03] announcements wait in the bell while somebody is in a centre, and nowhere else', () => {
  for (const path of ['/agent', '/agent/personalHistoryCopy', '/member/', '/member/messageV2'])
    expect(isPlaceOfWork(path), path).toBe(true)
  for (const path of ['/', '/members', '/promotions', '/agents']) expect(isPlaceOfWork(path), path).toBe(false)
})
