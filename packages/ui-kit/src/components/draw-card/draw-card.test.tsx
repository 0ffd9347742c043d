import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { DrawCard } from './draw-card.tsx'
import { DrawGrid } from './draw-grid.tsx'
import * as stories from './draw-card.stories.tsx'

checkStories(stories)

test('[LOB-12] numbers beyond the most are counted on sight and read out all the same', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => String(index + 1))
  const onOpen = vi.fn()
  const screen = await render(
    <DrawGrid label="Draws"><DrawCard name="Sunday Bingo" stateLabel="Draws in" state="00:41" result={{ label: 'Last numbers', numbers, most: 8 }} onOpen={onOpen} current /></DrawGrid>,
  )
  expect(screen.getByRole('list', { name: 'Last numbers' }).getByRole('listitem').elements()).toHaveLength(30)
  await expect.element(screen.getByText('+22')).toBeVisible()
  await screen.getByRole('button', { name: 'Sunday Bingo' }).click()
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a rail scrolls in itself, not the page', async () => {
  await page.viewport(412, 823)
  await render(<DrawGrid label="Draws" layout="rail">{Array.from({ length: 6 }, (_, index) => <DrawCard key={index} name={`Draw ${index}`} stateLabel="Draws in" state="00:41" />)}</DrawGrid>)
  expect(document.documentElement.scrollWidth).toBe(412)
})
