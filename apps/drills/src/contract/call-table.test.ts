import { expect, test } from 'vitest'
import { callTable } from './call-table.ts'

test.each(['classic', 'current'] as const)(
  '[API-01] every call that a platform of the contract with %s names serves is asked rightly, read, and has one effect',
  async (generation) => {
    const { rows, effects } = await callTable(generation)
    const served = rows.filter(({ request }) => request !== 'not served')
    expect(served.length).toBeGreaterThan(125)
    expect(served.filter(({ request }) => request !== 'right')).toEqual([])
    // The types of conversion are the one call that the older generation has not.
    const gone = rows.filter((row) => !served.includes(row)).map(({ name }) => name)
    expect(gone).toEqual(generation === 'classic' ? ['getPointConversionType'] : [])
    // No affiliate code is valid, and of one answer the contract names no member.
    const unread = served.filter(({ answer }) => answer !== 'read')
    expect(unread.map(({ name }) => name)).toEqual(['checkAffiliate', 'getGlobalRebateSettingsByProductType'])
    expect(Object.keys(effects).length).toBeGreaterThan(25)
    expect(Object.values(effects).filter((times) => times !== 1)).toEqual([])
  },
)
