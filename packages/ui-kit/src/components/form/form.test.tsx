import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { TextField } from '../text-field/text-field.tsx'
import { FormRow, FormStack } from './form.tsx'
import * as stories from './form.stories.tsx'

checkStories(stories)

test('fields are 18 px apart; a row is side by side from 768 px and stacked below', async () => {
  const screen = await render(
    <FormStack>
      <FormRow>
        <TextField label="One" />
        <TextField label="Two" />
      </FormRow>
      <TextField label="Three" />
    </FormStack>,
  )
  const box = (name: string) =>
    (screen.getByLabelText(name).element().closest('.p-field') as Element).getBoundingClientRect()
  await page.viewport(768, 900)
  expect(box('One').top).toBe(box('Two').top)
  expect(box('Three').top - box('One').bottom).toBe(18)
  await page.viewport(767, 900)
  expect(box('Two').top - box('One').bottom).toBe(18)
  expect(box('Two').left).toBe(box('One').left)
})
