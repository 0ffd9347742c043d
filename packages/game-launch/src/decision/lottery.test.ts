import { expect, test } from 'vitest'
import { lotteryPageOf, prizeModeOf } from './lottery.ts'

const lane = (title: string, ...vendors: string[]) => ({ title, cards: vendors.map((vassalage) => ({ vassalage })) })

test.each([['TCG_LOTTO_VN', 'vnlottery'], ['TCG_SEA', 'lottery'], ['LOTT', 'lottery'], ['ELOTT', 'lottery'], ['XGS', null], ['toString', null]])(
  '[LAU-01] games of %s open on %s', (vendor, page) => expect(lotteryPageOf(vendor)).toBe(page))

test('[LAU-03] the prize mode is LOTT unless the lane of ELOTT has a lottery vendor', () => {
  expect(prizeModeOf([])).toBe('LOTT')
  expect(prizeModeOf([lane('LOTT', 'LOTT'), lane('ELOTT', 'SS')])).toBe('LOTT')
  expect(prizeModeOf([lane('ELOTT', 'SS', 'TCG_LOTTO_VN')])).toBe('ELOTT')
  expect(prizeModeOf([lane('ELOTT', 'LOTT')])).toBe('ELOTT')
})
