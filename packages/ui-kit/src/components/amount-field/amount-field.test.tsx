import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { AmountField } from './amount-field.tsx'
import { amountStyle, keepCaret, readAmount, readSum } from './amount-text.ts'
import * as stories from './amount-field.stories.tsx'

checkStories(stories)

const pesos = amountStyle('en-PH', 'PHP')
const euros = amountStyle('vi', 'EUR')
const dong = amountStyle('vi', 'VND')
const tether = amountStyle('en', 'USDT')

test.each([
  ['1234', pesos, '1,234', 123_400],
  ['1,2345', pesos, '12,345', 1_234_500],
  ['0.5', pesos, '0.5', 50],
  ['.5', pesos, '0.5', 50],
  ['12.345', pesos, '12.34', 1_234],
  ['007', pesos, '7', 700],
  ['abc', pesos, '', null],
  ['12.5.', pesos, '12.5', 1_250],
  ['1.23', euros, '123', 12_300],
  ['12.5', tether, '12.5', 1_250],
  ['\u0E51\u0E52', pesos, '12', 1_200],
  ['99999999999999999', pesos, '99,999,999,999', 9_999_999_999_900],
])('%s that is typed is read as minor units', (raw, style, text, minor) => {
  expect(readAmount(raw, style)).toEqual({ text, minor })
})

test.each([
  ['500', pesos, 50_000],
  ['1234.5', pesos, 123_450],
  ['12,50', pesos, 1_250],
  ['12,500', pesos, 1_250_000],
  ['12.50', euros, 1_250],
  ['1,234.56', euros, 123_456],
  ['1.234,56', pesos, 123_456],
  ['1,234,567', euros, 123_456_700],
  ['1.500.000', dong, 150_000_000],
  ['1,500.00', dong, 150_000],
  ['1,500', dong, 150_000],
  [' \u200E₱1,500.00\u00A0', pesos, 150_000],
  ['PHP 1,500', pesos, 150_000],
  ['1.500.000 ₫', dong, 150_000_000],
  ['1.500.000đ', dong, 150_000_000],
  ['Rp1.500.000', pesos, 150_000_000],
  ['1,500 USDT', tether, 150_000],
  ['\u0E51\u0E52', pesos, 1_200],
])('[HDR-03] %s that is pasted is a sum', (raw, style, minor) => {
  expect(readSum(raw, style)).toBe(minor)
})

test.each([
  ['500-1000', pesos],
  ['500 - 1,000', pesos],
  ['-500', pesos],
  ['\u2212500', pesos],
  ['(500)', pesos],
  ['1e3', pesos],
  ['2026-11-22', pesos],
  ['22.11.2026', pesos],
  ['12:30', pesos],
  ['1/2', pesos],
  ['500 1000', pesos],
  ['1,23,456', pesos],
  ['1,234,56', pesos],
  ['1.234.56', pesos],
  ['0,500', pesos],
  ['12.345', pesos],
  ['12,345', euros],
  ['1,234.567', pesos],
  ['1.500,50', dong],
  ['₱500 PHP', pesos],
  ['about 500', pesos],
  ['500 and 20', pesos],
  ['500%', pesos],
  ['99999999999999999', pesos],
  ['abc', pesos],
  ['', pesos],
])('[HDR-03] %s that is pasted is no sum', (raw, style) => {
  expect(readSum(raw, style)).toBeNull()
})

test('the caret stays behind the figure that was typed', () => {
  expect(keepCaret('1,9234', 3, '19,234', '.')).toBe(2)
  expect(keepCaret('1234', 4, '1,234', '.')).toBe(5)
  expect(keepCaret('12,', 3, '12.', '.')).toBe(3)
  expect(keepCaret('', 0, '', '.')).toBe(0)
})

test('the sign stands where the language puts it', () => {
  expect([pesos.sign, pesos.signFirst, dong.sign, dong.signFirst, dong.digits]).toEqual(['₱', true, '₫', false, 0])
  expect([tether.sign, tether.signFirst, tether.show(1_250)]).toEqual(['USDT', true, '12.50'])
})

const Kept = ({ min, max }: { min?: number; max?: number }) => {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <AmountField
        label="Amount"
        currency="PHP"
        locale="en"
        clearLabel="Clear"
        unreadableLabel="That is not an amount."
        quickLabel="Sums"
        quick={[50_000, 1_000, 20_000]}
        min={min}
        max={max}
        value={value}
        onValue={setValue}
      />
      <output>{String(value)}</output>
    </>
  )
}

test('[BEY-08] it starts empty, and its sums begin with the smallest within the limits', async () => {
  const screen = await render(<Kept min={2_000} />)
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  expect(
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['200', '500'])
})

test('[HDR-03] a pasted text that is no sum is refused and said, and the sum stays; the next one takes its place', async () => {
  const screen = await render(<Kept />)
  const box = screen.getByRole('textbox')
  await userEvent.fill(box, '700')
  for (const text of ['500-1000', '-500', '1e3', '2026-11-22', '99999999999999999']) {
    await userEvent.fill(box, text)
    await expect.element(box).toHaveAccessibleDescription(/That is not an amount\./)
    await expect.element(box).toHaveValue('700')
    await expect.element(screen.getByText('70000')).toBeInTheDocument()
  }
  await userEvent.fill(box, '₱1,500.50')
  await expect.element(box).toHaveValue('1,500.50')
  await expect.element(box).not.toHaveAccessibleDescription(/That is not an amount\./)
  await expect.element(screen.getByText('150050')).toBeInTheDocument()
})

test('typing in the middle keeps the caret, the owner gets minor units', async () => {
  const screen = await render(<Kept />)
  const box = screen.getByRole('textbox').element() as HTMLInputElement
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('1234')
  box.setSelectionRange(1, 1)
  await userEvent.keyboard('9')
  await expect.element(screen.getByRole('textbox')).toHaveValue('19,234')
  expect(box.selectionStart).toBe(2)
  await expect.element(screen.getByText('1923400')).toBeInTheDocument()
})

test('the box is 72 high, sums 48 and three in a row on a phone, figures gold', async () => {
  await page.viewport(412, 823)
  const screen = await render(<Kept />)
  expect(screen.container.querySelector('.p-amount')?.getBoundingClientRect().height).toBe(72)
  const sums = screen
    .getByRole('button')
    .elements()
    .map((sum) => sum.getBoundingClientRect())
  expect(new Set(sums.map(({ top }) => top)).size).toBe(1)
  expect(sums[0]?.height).toBe(48)
})

test('right-to-left the figures stay left-to-right', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<Kept />)
  const box = screen.getByRole('textbox').element()
  expect(getComputedStyle(box).direction).toBe('ltr')
  expect(screen.getByText('₱').element().getBoundingClientRect().left).toBeLessThan(
    box.getBoundingClientRect().left + 1,
  )
})

test('figures pasted behind a grouped sum go on with it, and the owner hears of focus, paste and blur', async () => {
  const heard: string[] = []
  const Own = () => {
    const [value, setValue] = useState<number | null>(123_400)
    const note = (name: string) => () => heard.push(name)
    return (
      <AmountField
        label="Amount"
        currency="EUR"
        locale="vi"
        clearLabel="Clear"
        unreadableLabel="That is not an amount."
        value={value}
        onValue={setValue}
        onFocus={note('focus')}
        onPaste={note('paste')}
        onBlur={note('blur')}
      />
    )
  }
  const screen = await render(<Own />)
  const box = screen.getByRole('textbox')
  await userEvent.click(box)
  await expect.element(box).toHaveValue('1.234')
  const data = new DataTransfer()
  data.setData('text', '5')
  box.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
  const input = box.element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1.2345')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  await expect.element(box).toHaveValue('12.345')
  await userEvent.keyboard('{Tab}')
  expect(heard).toEqual(['focus', 'paste', 'blur'])
})

test('the point of a phone’s keys is the comma of the language', async () => {
  const Own = () => {
    const [value, setValue] = useState<number | null>(null)
    return (
      <AmountField
        label="Amount"
        currency="EUR"
        locale="vi"
        clearLabel="Clear"
        unreadableLabel="That is not an amount."
        value={value}
        onValue={setValue}
      />
    )
  }
  const screen = await render(<Own />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('1234.5')
  await expect.element(screen.getByRole('textbox')).toHaveValue('1.234,5')
})

const Chosen = () => {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <button type="button">Before</button>
      <AmountField
        label="Amount"
        currency="PHP"
        locale="en-PH"
        clearLabel="Clear"
        unreadableLabel="That is not an amount."
        quickLabel="Sums"
        quick={[20_000, 50_000]}
        value={value}
        onValue={setValue}
      />
    </>
  )
}

test('[HDR-03] typing over a chosen sum replaces it: by Tab, by a click, and a second click only places the caret', async () => {
  const screen = await render(<Chosen />)
  const box = screen.getByRole('textbox')
  await userEvent.click(screen.getByRole('button', { name: '500' }))
  await userEvent.click(screen.getByRole('button', { name: 'Before' }))
  await userEvent.keyboard('{Tab}9000')
  await expect.element(box).toHaveValue('9,000')
  await userEvent.click(screen.getByRole('button', { name: '200' }))
  await userEvent.click(box)
  await userEvent.keyboard('500')
  await expect.element(box).toHaveValue('500')
  await userEvent.click(box)
  await userEvent.keyboard('{End}0')
  await expect.element(box).toHaveValue('5,000')
})

test.each([
  ['12,5', 'en-PH', '12.50'],
  ['9,000', 'en-PH', '9,000.00'],
  ['12,50', 'en-PH', '12.50'],
  ['1,234,567', 'en-PH', '1,234,567.00'],
  ['9,000.5', 'en-PH', '9,000.50'],
  ['12.500', 'en-PH', '12.50'],
  ['9.000', 'vi', '9.000,00'],
  ['12.5', 'vi', '12,50'],
])(
  '[HDR-03] %s typed in %s is %s: one or two figures after the other sign are a fraction, three are thousands',
  async (keys, locale, shown) => {
    const Own = () => {
      const [value, setValue] = useState<number | null>(null)
      return (
        <AmountField
          label="Amount"
          currency="PHP"
          locale={locale}
          clearLabel="Clear"
          unreadableLabel="That is not an amount."
          value={value}
          onValue={setValue}
        />
      )
    }
    const screen = await render(<Own />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.keyboard(`${keys}{Tab}`)
    await expect.element(screen.getByRole('textbox')).toHaveValue(shown)
  },
)

test('the field is described by its sign, its limits and its message', async () => {
  const screen = await render(
    <AmountField
      label="Amount"
      value={null}
      onValue={() => undefined}
      currency="PHP"
      locale="en-PH"
      min={10_000}
      max={50_000_000}
      hint="Free of charge"
      rangeLabel={(min, max) => `${min} to ${max}`}
      clearLabel="Clear"
      unreadableLabel="That is not an amount."
    />,
  )
  await expect
    .element(screen.getByRole('textbox', { name: 'Amount' }))
    .toHaveAccessibleDescription('₱ 100.00 to 500,000.00 Free of charge')
})

test('[BEY-08] a limit that is not set has no sum, and without limits there is no range', async () => {
  const range = (min: string | null, max: string | null) => `${min ?? 'any'} to ${max ?? 'any'}`
  const shared = {
    value: null,
    onValue: () => undefined,
    currency: 'PHP',
    locale: 'en-PH',
    clearLabel: 'Clear',
    unreadableLabel: 'x',
  }
  const screen = await render(
    <>
      <AmountField {...shared} label="Least" min={10_000} rangeLabel={range} />
      <AmountField {...shared} label="Most" max={50_000} rangeLabel={range} />
      <AmountField {...shared} label="Open" rangeLabel={range} />
    </>,
  )
  const field = (name: string) => expect.element(screen.getByRole('textbox', { name }))
  await field('Least').toHaveAccessibleDescription('₱ 100.00 to any')
  await field('Most').toHaveAccessibleDescription('₱ any to 500.00')
  await field('Open').toHaveAccessibleDescription('₱')
})

test('a compact field is as high as other fields', async () => {
  const screen = await render(
    <AmountField
      compact
      label="Bets"
      currency="PHP"
      locale="en"
      clearLabel="Clear"
      unreadableLabel="That is not an amount."
      value={30_000}
      onValue={() => {}}
    />,
  )
  const box = screen.getByRole('textbox').element().parentElement
  expect(box?.getBoundingClientRect().height).toBeLessThan(52)
})
