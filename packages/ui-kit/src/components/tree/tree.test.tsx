import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useState } from 'react'
import { checkStories } from '../../testing/check-stories.ts'
import { Tree } from './tree.tsx'
import { TreeItem } from './tree-item.tsx'
import * as stories from './tree.stories.tsx'

checkStories(stories)

const Two = ({ onChoose }: { onChoose: (name: string) => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <Tree label="Team">
      <TreeItem id="a" title="april" place={1} of={1} open={open} onOpen={setOpen} onChoose={() => onChoose('april')}>
        <TreeItem id="j" title="jomar" place={1} of={1} onChoose={() => onChoose('jomar')} />
      </TreeItem>
    </Tree>
  )
}

test('a press on the caret opens a branch, one on the line opens the item', async () => {
  const onChoose = vi.fn()
  const screen = await render(<Two onChoose={onChoose} />)
  const april = screen.getByRole('treeitem', { name: 'april' })
  const caret = april.element().querySelector<HTMLElement>('.p-tree__fold')
  caret?.click()
  await expect.element(april).toHaveAttribute('aria-expanded', 'true')
  expect(onChoose).not.toHaveBeenCalled()
  await screen.getByText('jomar').click()
  expect(onChoose.mock.calls).toEqual([['jomar']])
})

test('one item takes the Tab key, and from right to left the left arrow goes in', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<Two onChoose={vi.fn()} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('treeitem', { name: 'april' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(screen.getByRole('treeitem', { name: 'jomar' })).toHaveFocus()
  const stops = [...screen.container.querySelectorAll('[role=treeitem]')].map((item) => item.getAttribute('tabindex'))
  expect(stops).toEqual(['-1', '0'])
})
