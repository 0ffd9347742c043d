import { useState } from 'react'
import { waitFor } from '@parlour/vitest/wait-for'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { findCountries, nameCountries } from './find-countries.ts'
import { phoneCountries } from './phone-countries.ts'
import { PhoneField } from './phone-field.tsx'
import { splitPhone } from './split-phone.ts'
import * as stories from './phone-field.stories.tsx'

checkStories(stories)

const words = {
  label: 'Mobile',
  codeLabel: 'Country code',
  searchLabel: 'Search',
  clearLabel: 'Clear',
  closeLabel: 'Close',
  noneLabel: 'None',
}

const Kept = ({ country = 'VN' }: { country?: string }) => {
  const [value, setValue] = useState({ country, number: '' })
  return (
    <>
      <PhoneField {...words} countries={phoneCountries} locale="en" value={value} onValue={setValue} />
      <button type="button">Next</button>
    </>
  )
}

test('[REG-14] the list hides 200 ms after the focus left it, not at once', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<Kept />)
  await userEvent.click(screen.getByRole('button', { name: /Country code/ }))
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  ;(screen.getByRole('button', { name: 'Next' }).element() as HTMLElement).focus()
  vi.advanceTimersByTime(190)
  expect(page.getByRole('listbox').query()).not.toBeNull()
  vi.advanceTimersByTime(20)
  vi.useRealTimers()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('[REG-14] the flag is 24 x 16 and every country of the list has one', async () => {
  const screen = await render(<Kept />)
  const flag = screen.container.querySelector('img')
  expect([flag?.width, flag?.height]).toEqual([24, 16])
  await waitFor(() => expect(flag?.naturalWidth).toBeGreaterThan(0))
  expect(
    phoneCountries.every(
      ({ code, dial, flag: address }) =>
        /^[A-Z]{2}$/.test(code) && /^\d+$/.test(dial) && address.startsWith('data:image/svg+xml,'),
    ),
  ).toBe(true)
})

test('a filled-in international number is cut even where it was typed', async () => {
  const screen = await render(<Kept />)
  await userEvent.fill(screen.getByRole('textbox'), '+66 81 234 5678')
  await expect.element(screen.getByRole('textbox')).toHaveValue('81 234 5678')
  await expect.element(screen.getByRole('button', { name: 'Country code, Thailand +66' })).toBeVisible()
})

test('a plus that is typed stays until its code is clear, then the number is cut', async () => {
  const screen = await render(<Kept />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('+6')
  await expect.element(screen.getByRole('textbox')).toHaveValue('+6')
  await userEvent.keyboard('39175550142')
  await expect.element(screen.getByRole('textbox')).toHaveValue('9175550142')
  await expect.element(screen.getByRole('button', { name: 'Country code, Philippines +63' })).toBeVisible()
})

test.each([
  ['+84 91 234 56 78', 'VN', { country: 'VN', number: '91 234 56 78' }],
  ['0063-917-555-0142', 'VN', { country: 'PH', number: '917 555 0142' }],
  ['+44 (0)20 7946 0958', 'VN', { country: 'GB', number: '20 7946 0958' }],
  ['+7 701 234 5678', 'KZ', { country: 'KZ', number: '701 234 5678' }],
  ['+\u06F9\u06F8 912 345 6789', 'VN', { country: 'IR', number: '912 345 6789' }],
  ['\u202A+639171110003\u202C', 'VN', { country: 'PH', number: '9171110003' }],
  ['\u200E0063 917\u200B1110003', 'VN', { country: 'PH', number: '9171110003' }],
  ['+999 1', 'VN', undefined],
  ['0912345678', 'VN', undefined],
])('%s with %s in the field', (text, current, whole) => {
  expect(splitPhone(text, phoneCountries, current)).toEqual(whole)
})

test('countries are found by name without accents, by English name, by code and by digits', () => {
  const named = nameCountries(phoneCountries, 'vi')
  const codes = (query: string) => findCountries(named, query).map(({ code }) => code)
  expect(codes('thai')[0]).toBe('TH')
  expect(codes('dai loan')).toContain('TW')
  expect(codes('Japan')).toEqual(['JP'])
  expect(codes('ph')[0]).toBe('PH')
  expect(codes('+855')).toEqual(['KH'])
  expect(codes('zzz')).toEqual([])
  expect(codes('')).toHaveLength(phoneCountries.length)
})

test('right-to-left the code stands at the right and the digits stay left-to-right', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<Kept />)
  const input = screen.getByRole('textbox').element()
  expect(
    screen
      .getByRole('button', { name: /Country code/ })
      .element()
      .getBoundingClientRect().left,
  ).toBeGreaterThan(input.getBoundingClientRect().left)
  expect(getComputedStyle(input).direction).toBe('ltr')
  expect(getComputedStyle(input).textAlign).toBe('end')
})
