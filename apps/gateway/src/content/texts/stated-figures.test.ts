import { expect, test } from 'vitest'
import { statedFigures } from './stated-figures.ts'

test.each([
  ['EN', 'From ₱1,000 at 10:00, 3.5% up to ₫131K.', ['₱1000', '3.5%', '₱131000']],
  ['EN', '₱50.00 for 2 of 1,250.', ['₱50', '2', '1250']],
  ['VI', 'Hoàn 3,5% từ 20.000\u00a0₱, 00:00, 50,00\u00a0₱.', ['3.5%', '₱20000', '₱50']],
  ['ID', 'Mulai ₱20.000 pukul 00.00 sampai 23.59, 0,08%.', ['₱20000', '0.08%']],
  ['ID', '₱50.00 sehari', ['₱5000']],
  ['CN', '前100名可得₱88', ['100', '₱88']],
  ['TH', 'คืน 2% 1 เท่า', ['2%', '1']],
  ['TY', 'walang bilang', []],
] as const)('%s: the figures of "%s" are %j, read as the language writes them', (language, text, figures) => {
  const written = statedFigures(text, language).map(({ figure, of }) =>
    of === 'money' ? `₱${figure}` : of === 'share' ? `${figure}%` : `${figure}`,
  )
  expect(written).toEqual(figures)
})
