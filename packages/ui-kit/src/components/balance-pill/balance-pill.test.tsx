import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { BalancePill, type BalancePillProps } from './balance-pill.tsx'
import * as stories from './balance-pill.stories.tsx'
import { PillAction } from './pill-action.tsx'

checkStories(stories)

const draw = (props: Partial<BalancePillProps> = {}) =>
  render(
    <BalancePill
      label="Balance"
      sum="₱ 4,821.50"
      updatingText="Ina-update ang iyong balanse"
      toggleLabel="Hide balance"
      refreshLabel="Refresh balance"
      onToggle={() => undefined}
      onRefresh={() => undefined}
      action={<PillAction href="/deposit">Deposit</PillAction>}
      {...props}
    />,
  )
const sizeOf = ({ container }: { container: Element }) => {
  const { width, height } = container.querySelector('.p-pill')?.getBoundingClientRect() ?? new DOMRect()
  return { width, height }
}

test.each([1440, 412])(
  'at %i px it is 44 px high and keeps its width while it refreshes, however long the words',
  async (width) => {
    await page.viewport(width, 900)
    const rest = await draw()
    const before = sizeOf(rest)
    await rest.unmount()
    expect(before.height).toBe(44)
    expect(sizeOf(await draw({ state: 'refreshing' }))).toEqual(before)
  },
)

test('[HDR-07] it is as wide with a long note as with a short one: the categories beside it keep their places', async () => {
  await page.viewport(1440, 900)
  const fresh = await draw({ note: 'ngayon' })
  const { width } = sizeOf(fresh)
  await fresh.unmount()
  expect(sizeOf(await draw({ note: '1 minuto ang nakalipas, laro at bonus' })).width).toBe(width)
})

test.each(['ltr', 'rtl'])('eye and refresh are hit in 44 × 44 and nowhere twice, %s', async (dir) => {
  await page.viewport(1440, 900)
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  document.documentElement.dir = dir
  const { container } = await draw()
  const [eye, refresh] = [...container.querySelectorAll<HTMLElement>('.p-pill__control')].map((control) => ({
    control,
    box: control.getBoundingClientRect(),
  }))
  const inwards = dir === 'ltr' ? -1 : 1
  for (const [side, outwards] of [
    [eye, inwards],
    [refresh, -inwards],
  ] as const) {
    const far = outwards < 0 ? (side?.box.left ?? 0) - 16 : (side?.box.right ?? 0) + 16
    expect(document.elementFromPoint(far, (side?.box.top ?? 0) + 2)?.closest('.p-pill__control')).toBe(side?.control)
  }
})

test('[BEY-05] an old sum and one that did not come look different, and both keep the sum', async () => {
  const look = async (state: BalancePillProps['state']) => {
    const screen = await draw({ state, failedText: 'Balance not loaded' })
    const value = screen.container.querySelector('.p-pill__value') ?? document.body
    const seen = {
      sum: value.textContent,
      color: getComputedStyle(value).color,
      sign: screen.container.querySelector('.p-pill__sign')?.textContent,
    }
    await screen.unmount()
    return seen
  }
  const [rest, stale, failed] = [await look('rest'), await look('stale'), await look('failed')]
  expect([stale.sum, failed.sum]).toEqual([rest.sum, rest.sum])
  expect([rest.sign, stale.sign, failed.sign]).toEqual([undefined, undefined, 'Balance not loaded'])
  expect(stale.color).not.toBe(rest.color)
})
