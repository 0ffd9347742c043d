import { expect, test } from 'vitest'
import { pagesSwitchedOff } from './pages-of-modules.ts'

test('[MEM-02] a page of the member centre whose module is off is not in the menu', () => {
  const all = ['FUNDTRANS3', 'DPSTBAS3', 'MEMTRANS3', 'INBOX3', 'REWCEN3', 'REFERRAL3', 'MISSIONLB3', 'PLYRBT']
  expect(pagesSwitchedOff(new Set(all))).toEqual([])
  const without = (module: string) => pagesSwitchedOff(new Set(all.filter((each) => each !== module)))
  expect(without('FUNDTRANS3')).toEqual(['transferFund', 'transferUpline'])
  expect(without('DPSTBAS3')).toEqual(['depositv2'])
  expect(without('MEMTRANS3')).toEqual(['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails'])
  expect(without('PLYRBT')).toEqual(['manualRebate'])
})
