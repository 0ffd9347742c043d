import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { poster } from '../../testing/pictures.ts'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { SearchPanel, type SearchPanelProps } from './search-panel.tsx'
import * as stories from './search-panel.stories.tsx'

checkStories(stories)

const panel = (props: Partial<SearchPanelProps>) => (
  <SearchPanel
    label="Search"
    clearLabel="Clear"
    listLabel="Found"
    value="jade"
    onValue={() => undefined}
    groups={[]}
    {...props}
  />
)

test('[BEY-24] the first line is active at once; arrows go through all kinds past those that are closed, Enter chooses', async () => {
  const onChoose = vi.fn()
  const line = (id: string, disabled = false) => ({ id, label: id, disabled, onChoose: () => onChoose(id) })
  const groups = [
    { id: 'games', label: 'Games', options: [line('a'), line('b', true)] },
    { id: 'none', label: 'None', options: [] },
    { id: 'providers', label: 'Providers', options: [line('c')] },
  ]
  const screen = await render(panel({ groups }))
  const field = screen.getByRole('combobox', { name: 'Search' })
  const selected = () => screen.getByRole('option', { selected: true }).element()
  await field.click()
  expect(selected().textContent).toBe('a')
  expect(field.element().getAttribute('aria-activedescendant')).toBe(selected().id)
  await userEvent.keyboard('{ArrowDown}')
  expect(selected().textContent).toBe('c')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('c')
  await screen.rerender(panel({ groups, value: 'jad' }))
  expect(selected().textContent).toBe('a')
  await expect.element(screen.getByRole('group', { name: 'None' })).not.toBeInTheDocument()
})

test('[BEY-24] a line that leads somewhere is a link under its role', async () => {
  const screen = await render(
    panel({
      groups: [{ id: 'providers', label: 'Providers', options: [{ id: 'x', label: 'Tessera', href: '#tessera' }] }],
    }),
  )
  await screen.getByRole('combobox').click()
  await userEvent.keyboard('{Enter}')
  expect(window.location.hash).toBe('#tessera')
})

test('[BEY-24] a button that is pressed below gives the focus back to the field', async () => {
  const screen = await render(panel({ value: '', children: <button type="button">Forget jade</button> }))
  await screen.getByRole('button', { name: 'Forget jade' }).click()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})

test('[BEY-24] no picture is asked for while the list goes on changing; those in sight come when it stands, one after the other', async () => {
  await page.viewport(412, 823)
  const find = (name: string) => [
    {
      id: 'games',
      label: 'Games',
      options: Array.from({ length: 20 }, (_, at) => ({
        id: `${name}-${at}`,
        label: `${name} ${at}`,
        picture: <LazyImage src={poster(`${name} ${at}`, at)} alt="" width={36} height={48} />,
      })),
    },
  ]
  // The test ends the pause and says when the browser is idle: a slow machine must do neither between two letters.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const screen = await render(panel({ groups: find('d'), value: 'd' }))
  const pictures = () => [...screen.container.querySelectorAll('.p-search-list__picture > img')]
  const asked = () => pictures().filter((picture) => !picture.hasAttribute('data-waiting'))
  const atOnce: number[] = []
  const watch = new MutationObserver(
    (changes) =>
      void atOnce.push(
        changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .filter((node) => node instanceof HTMLImageElement && !node.hasAttribute('data-waiting')).length,
      ),
  )
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
  const waitInSight = () =>
    pictures().filter(
      (picture) => picture.hasAttribute('data-waiting') && picture.getBoundingClientRect().bottom <= window.innerHeight,
    ).length
  for (const typed of ['dr', 'dra', 'drag']) {
    await screen.rerender(panel({ groups: find(typed), value: typed }))
    await drawn()
    expect(asked()).toEqual([])
  }
  watch.observe(screen.container, { childList: true, subtree: true })
  vi.advanceTimersByTime(250)
  for (let wish = idle.shift(); wish; wish = idle.shift()) {
    await drawn()
    wish()
  }
  await drawn()
  expect(waitInSight()).toBe(0)
  watch.disconnect()
  expect(asked().length).toBeLessThan(20)
  expect(Math.max(...atOnce)).toBe(1)
})
