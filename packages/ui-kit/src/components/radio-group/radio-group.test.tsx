import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { RadioGroup } from './radio-group.tsx'
import * as stories from './radio-group.stories.tsx'

checkStories(stories)

const options = [
  { value: 'a', label: 'Main wallet', end: '4,821.50' },
  { value: 'b', label: 'Paper Tiger', hint: 'Goes home first' },
]

const Kept = ({ look }: { look?: 'rows' | 'cards' | 'chips' }) => {
  const [value, setValue] = useState<string>()
  return <RadioGroup label="From" look={look} options={options} value={value} onValue={setValue} />
}

test('the box is 20 px, the row at least 44, and a press at its end chooses', async () => {
  await page.viewport(412, 823)
  const screen = await render(<Kept />)
  const radio = screen.getByRole('radio', { name: 'Main wallet' })
  expect(radio.element().getBoundingClientRect().width).toBe(20)
  const row = radio.element().closest('.p-option') as HTMLElement
  expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(row, { position: { x: row.clientWidth - 6, y: 6 } })
  await expect.element(radio).toBeChecked()
})

test('in a contrast theme a choice that is disabled is grey, with its frame and its words', async () => {
  const { send } = cdp() as { send?: (method: string, params: object) => Promise<unknown> }
  const forced = (value: 'active' | 'none') =>
    send?.('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await forced('active')
  onTestFinished(async () => void (await forced('none')))
  const grey = document.createElement('i')
  grey.style.color = 'GrayText'
  document.body.append(grey)
  onTestFinished(() => grey.remove())
  const bonus = { value: 'c', label: 'Second deposit', hint: 'From ₱500', disabled: true }
  const screen = await render(
    <RadioGroup label="Bonus" look="cards" options={[...options, bonus]} value={undefined} onValue={() => undefined} />,
  )
  const styleOf = (element: Element | null) => (element ? getComputedStyle(element) : null)
  const colors = (name: string) => {
    const row = screen.getByRole('radio', { name }).element().closest('.p-option')
    return [
      styleOf(row)?.borderTopColor,
      ...['label', 'hint'].map((part) => styleOf(row?.querySelector(`.p-option__${part}`) ?? null)?.color),
    ]
  }
  const { color } = getComputedStyle(grey)
  expect(colors('Second deposit')).toEqual([color, color, color])
  expect(colors('Paper Tiger')).not.toContain(color)
})

test('chips stand side by side, 44 px high, a press anywhere on one and the arrow keys choose', async () => {
  await page.viewport(412, 823)
  const screen = await render(<Kept look="chips" />)
  const chip = (name: string) => screen.getByRole('radio', { name }).element().closest('.p-option') as HTMLElement
  const [first, second] = [chip('Main wallet').getBoundingClientRect(), chip('Paper Tiger').getBoundingClientRect()]
  expect(first.height).toBeGreaterThanOrEqual(44)
  expect(second.left).toBeGreaterThanOrEqual(first.right)
  await userEvent.click(chip('Main wallet'), { position: { x: 4, y: 20 } })
  await expect.element(screen.getByRole('radio', { name: 'Main wallet' })).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Paper Tiger' })).toBeChecked()
})

test('hint and error are tied to the choice and to the group', async () => {
  const screen = await render(
    <RadioGroup
      label="From"
      required
      error="Choose one."
      options={options}
      value={undefined}
      onValue={() => undefined}
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'From' })
  await expect.element(group).toHaveAccessibleDescription('Choose one.')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(screen.getByRole('radio', { name: 'Paper Tiger' }))
    .toHaveAccessibleDescription('Goes home first')
})

test('right-to-left the box stands at the right, the end at the left', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<Kept look="cards" />)
  const box = screen.getByRole('radio', { name: 'Main wallet' }).element().getBoundingClientRect()
  expect(box.left).toBeGreaterThan(screen.getByText('4,821.50').element().getBoundingClientRect().left)
})

test('[BEY-08] cards stand beside each other where there is room, one under another where there is none', async () => {
  const { rerender, ...screen } = await render(
    <div style={{ inlineSize: 640 }}>
      <RadioGroup label="Way" look="cards" beside options={options} value="a" onValue={() => undefined} />
    </div>,
  )
  const top = (name: string) =>
    screen.getByRole('radio', { name }).element().closest('.p-option')?.getBoundingClientRect().top
  expect(top('Main wallet')).toBe(top('Paper Tiger'))
  await rerender(
    <div style={{ inlineSize: 320 }}>
      <RadioGroup label="Way" look="cards" beside options={options} value="a" onValue={() => undefined} />
    </div>,
  )
  expect(top('Main wallet')).toBeLessThan(top('Paper Tiger') ?? 0)
})
