import { composeStories } from '@storybook/react-vite'
import { createElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { SliderField } from './slider-field.tsx'
import * as stories from './slider-field.stories.tsx'

checkStories(stories)

const { Disabled, Empty, Playground, Rows, Wrong } = composeStories(stories)

test('[AGT-02] slider and field say the same: arrow keys move a step, and what is written moves the slider', async () => {
  const screen = await render(createElement(Playground))
  const slider = screen.getByRole('slider', { name: 'Slots' })
  const box = screen.getByRole('textbox', { name: 'Slots' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0.80%')
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(box).toHaveValue('0.85')
  await userEvent.keyboard('{Home}')
  await expect.element(box).toHaveValue('0.00')
  await box.fill('0.25')
  await expect.element(slider).toHaveValue('0.25')
})

test('[AGT-02] what is outside the bounds stays as it was written, and the slider stands at its end', async () => {
  const screen = await render(createElement(Wrong))
  await expect.element(screen.getByRole('textbox', { name: 'Slots' })).toHaveValue('1.40')
  await expect.element(screen.getByRole('textbox', { name: 'Slots' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('slider', { name: 'Slots' })).toHaveValue('1')
})

test('[AGT-02] what is no number stays as it was written, and no number is taken from it', async () => {
  const screen = await render(createElement(Empty))
  const box = screen.getByRole('textbox', { name: 'Slots' })
  await box.fill('0.5-1')
  await userEvent.tab()
  await expect.element(box).toHaveValue('0.5-1')
  await expect.element(screen.getByRole('slider', { name: 'Slots' })).toHaveValue('0')
  await box.fill('0.5')
  await userEvent.tab()
  await expect.element(box).toHaveValue('0.50')
})

test('[AGT-02] a value that is set from outside takes the place of what was written and is no number', async () => {
  const Offer = () => {
    const [value, setValue] = useState<number | null>(0.2)
    return createElement(
      'div',
      null,
      createElement(SliderField, {
        label: 'Slots',
        value,
        onValue: setValue,
        min: 0,
        max: 1,
        step: 0.05,
        digits: 2,
        locale: 'en',
      }),
      createElement('button', { type: 'button', onClick: () => setValue(0.4) }, 'Start again'),
    )
  }
  const screen = await render(createElement(Offer))
  const box = screen.getByRole('textbox', { name: 'Slots' })
  await box.fill('0.5-1')
  await screen.getByRole('button', { name: 'Start again' }).click()
  await expect.element(box).toHaveValue('0.40')
})

test('[AGT-02] the slider is a target of 44 and nothing scrolls sideways at 320', async () => {
  await page.viewport(320, 700)
  const screen = await render(createElement(Playground))
  expect(screen.getByRole('slider').element().getBoundingClientRect().height).toBe(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('[AGT-02] in a row the name stands before the slider and the hint behind it; without room they stack', async () => {
  const screen = await render(createElement(Rows))
  const top = (selector: string) => screen.container.querySelector(selector)!.getBoundingClientRect()
  await page.viewport(900, 700)
  expect(top('.p-field__label').bottom).toBeLessThan(top('.p-slider').bottom)
  expect(top('.p-field__message').top).toBeLessThan(top('.p-slider').bottom)
  await page.viewport(412, 823)
  expect(top('.p-field__label').bottom).toBeLessThanOrEqual(top('.p-slider').top)
  expect(top('.p-field__message').top).toBeGreaterThanOrEqual(top('.p-slider').bottom)
})

test('[AGT-02] a disabled one takes nothing', async () => {
  const screen = await render(createElement(Disabled))
  await expect.element(screen.getByRole('slider')).toBeDisabled()
  await expect.element(screen.getByRole('textbox')).toBeDisabled()
})
