import { expect, test } from 'vitest'
import { figureIn } from './figure-in.ts'

test.each([
  ['₱1,000', '₱1,000', '1.000\u00a0₱', '₱1.000'],
  ['₱8.50', '₱8.50', '8,50\u00a0₱', '₱8,50'],
  ['3.5%', '3.5%', '3,5%', '3,5%'],
  ['20%', '20%', '20%', '20%'],
  ['₫131K', '₫131K', '131K\u00a0₫', '₫131K'],
  ['131K', '131K', '131K', '131K'],
])('[I18N-02] the figure %s of a promotion is written in the style of the language', (figure, ...written) => {
  expect([figureIn(figure, 'EN'), figureIn(figure, 'VI'), figureIn(figure, 'ID')]).toEqual(written)
})
