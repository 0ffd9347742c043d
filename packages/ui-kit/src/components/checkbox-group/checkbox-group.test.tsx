import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { CheckboxGroup } from './checkbox-group.tsx'
import * as stories from './checkbox-group.stories.tsx'

checkStories(stories)

test('all and none leave what is disabled as it was; values come in the order of the options', async () => {
  const seen: string[][] = []
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', disabled: true },
    { value: 'c', label: 'C' },
  ]
  const Kept = () => {
    const [value, setValue] = useState<string[]>(['b'])
    return (
      <CheckboxGroup
        label="Letters"
        allLabel="All"
        options={options}
        value={value}
        onValue={(next) => {
          seen.push(next)
          setValue(next)
        }}
      />
    )
  }
  const screen = await render(<Kept />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'C' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'All' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'All' }))
  expect(seen).toEqual([['b', 'c'], ['a', 'b', 'c'], ['b']])
})

test('no value, whatever it is called, takes the place of another row', async () => {
  const options = [
    { value: 'all', label: 'Everything', hint: 'Also what is old' },
    { value: 'two words', label: 'Two', hint: 'Both of them' },
  ]
  const screen = await render(
    <CheckboxGroup label="Kinds" allLabel="All" options={options} value={[]} onValue={() => undefined} />,
  )
  const ids = [...screen.container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  await expect.element(screen.getByRole('checkbox', { name: 'Two' })).toHaveAccessibleDescription('Both of them')
})
