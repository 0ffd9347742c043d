import type { CSSProperties } from 'react'
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
    <DrawGrid label="Draws">
      <DrawCard
        name="Sunday Bingo"
        stateLabel="Draws in"
        state="00:41"
        result={{ label: 'Last numbers', numbers, most: 8 }}
        onOpen={onOpen}
        current
      />
    </DrawGrid>,
  )
  expect(screen.getByRole('list', { name: 'Last numbers' }).getByRole('listitem').elements()).toHaveLength(30)
  await expect.element(screen.getByText('+22')).toBeVisible()
  await screen.getByRole('button', { name: 'Sunday Bingo' }).click()
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a rail scrolls in itself, not the page', async () => {
  await page.viewport(412, 823)
  await render(
    <DrawGrid label="Draws" layout="rail">
      {Array.from({ length: 6 }, (_, index) => (
        <DrawCard key={index} name={`Draw ${index}`} stateLabel="Draws in" state="00:41" />
      ))}
    </DrawGrid>,
  )
  expect(document.documentElement.scrollWidth).toBe(412)
})

test.each([
  [1440, 4],
  [820, 2],
])('a rail shows whole cards at %i px: %i of them, with room for the number of a draw', async (width, whole) => {
  await page.viewport(width, 900)
  const screen = await render(
    <div style={{ '--gutter': '32px', marginInline: 32, maxInlineSize: 1144 } as CSSProperties}>
      <DrawGrid label="Draws" layout="rail">
        {Array.from({ length: 6 }, (_, index) => (
          <DrawCard
            key={index}
            name={`Draw ${index}`}
            sub="Draw 202611221047"
            stake="From ₱5.00"
            stateLabel="Draws in"
            state="00:41"
            favourite={{ on: false, label: 'Keep', onToggle: () => undefined }}
            action={<button type="button">Play the draw</button>}
          />
        ))}
      </DrawGrid>
    </div>,
  )
  const edge = screen.getByRole('list').element().getBoundingClientRect().right - 32
  const cards = [...screen.container.querySelectorAll('.p-draw')].map((card) => card.getBoundingClientRect())
  expect(cards.filter(({ right }) => right <= edge + 1)).toHaveLength(whole)
  for (const line of screen.container.querySelectorAll('.p-draw__sub'))
    expect(line.getBoundingClientRect().height).toBeLessThan(24)
})
