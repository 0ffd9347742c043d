import { useState } from 'preact/hooks'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeFrame } from '../testing/make-frame.ts'
import { show } from '../testing/show.ts'
import { Balance, Go, Stake } from './bar.tsx'
import type { Opening } from '../calls/frame.ts'

const { speech } = makeFrame<Opening>('slot', { opening: {} })
const stakes = [100, 200, 500]

function Chosen({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState(100)
  return <Stake speech={speech} stakes={stakes} value={value} disabled={disabled} onValue={setValue} />
}

test('the stake goes through what is offered and stops at either end', async () => {
  show(<Chosen />)
  const less = page.getByRole('button', { name: 'Lower stake' })
  const more = page.getByRole('button', { name: 'Higher stake' })
  await expect.element(less).toBeDisabled()
  await more.click()
  await more.click()
  await expect.element(page.getByRole('group', { name: 'Stake' })).toMatchTextContent(/₱5\.00/)
  await expect.element(more).toBeDisabled()
  await less.click()
  await expect.element(page.getByRole('group', { name: 'Stake' })).toMatchTextContent(/₱2\.00/)
})

test('a stake that is held cannot be changed', async () => {
  show(<Chosen disabled />)
  for (const name of ['Lower stake', 'Higher stake'])
    await expect.element(page.getByRole('button', { name })).toBeDisabled()
})

test('what can be pressed is at least 44 px high and wide', () => {
  const host = show(
    <>
      <Chosen />
      <Go label="Go" onPress={() => undefined} />
      <Go quiet label="Go" onPress={() => undefined} />
    </>,
  )
  for (const button of host.querySelectorAll('button')) {
    expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
    expect(button.offsetWidth).toBeGreaterThanOrEqual(44)
  }
})

test('sums are minor units, written in the language; a button says what it was pressed for', async () => {
  const press = vi.fn()
  show(
    <>
      <Balance speech={speech} sum={482_150} />
      <Go label="Spin" onPress={press} />
    </>,
  )
  await expect.element(page.getByText('₱4,821.50')).toBeVisible()
  await page.getByRole('button', { name: 'Spin' }).click()
  expect(press).toHaveBeenCalledOnce()
})
