import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { face } from '../../testing/pictures.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Card } from '../card/card.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Tree } from './tree.tsx'
import { TreeItem } from './tree-item.tsx'

type Story = StoryObj<typeof Tree>

const onChoose = fn()
const people = ['jomar.reyes', 'dianne_l', 'kuyarod']

const Team = ({ names = people, first = true }: { names?: readonly string[]; first?: boolean }) => {
  const [open, setOpen] = useState(first)
  return (
    <Card>
      <Tree label="Team">
        <TreeItem
          id="april"
          title="aprilsol22"
          picture={<Avatar src={face(1)} />}
          sub="Agent, level 2, 48 below"
          value="₱195,388.05"
          place={1}
          of={2}
          open={open}
          onOpen={setOpen}
          onChoose={onChoose}
        >
          {names.map((name, index) => (
            <TreeItem
              key={name}
              id={name}
              title={name}
              picture={<Avatar src={face(index + 2)} />}
              sub="Player"
              value="₱62,480.00"
              place={index + 1}
              of={names.length}
              selected={index === 0}
              onChoose={onChoose}
            />
          ))}
        </TreeItem>
        <TreeItem
          id="tess"
          title="tess.lim"
          picture={<Avatar src={face(5)} />}
          sub="Player, new today"
          value="₱0.00"
          place={2}
          of={2}
          onChoose={onChoose}
        />
      </Tree>
    </Card>
  )
}

const dossier = {
  purpose: 'Who is beneath whom, or what contains what, several levels deep; a branch is asked for when it opens.',
  anatomyOf: 'Filled',
  anatomy: [
    {
      at: '.p-tree__fold',
      name: 'Caret, 44',
      says: 'Opens and closes a branch; points on when closed, down when open.',
    },
    { at: '.p-tree__words', name: 'Words', says: 'Name in f14 at 500, under it a line of f13 in t3.' },
    { at: '.p-tree__value', name: 'Figure', says: 'At the end, tabular.' },
    { at: '.p-tree__group', name: 'Branch', says: 'Moved in by 22 (10 on a phone) behind a line of 1.' },
  ],
  dos: [
    { says: 'Say how many are beneath before a branch is opened.' },
    { says: 'Load a long branch in parts, the last item being “Show more”.' },
  ],
  donts: [
    { says: 'Do not put buttons into an item: pressing it opens what it is about.' },
    { says: 'Do not use it where a list with breadcrumbs tells the same.' },
  ],
  accessibility: [
    'tree, treeitem and group with level, place and number; one stop of the Tab key.',
    'An item is its own line: what is beneath it stands after it, in a group.',
  ],
  keyboard: [
    { keys: 'Up, Down', does: 'go through what is in view' },
    { keys: 'Right', does: 'opens a branch, then goes into it; Left closes it, then goes above' },
    { keys: 'Home, End', does: 'go to the first and the last' },
    { keys: 'Enter, Space', does: 'open the item' },
    { keys: 'a letter', does: 'goes to the next name that begins with it' },
  ],
} satisfies Dossier

const meta: Meta<typeof Tree> = { title: 'Data/Tree', component: Tree, parameters: { dossier } }
export default meta

export const Playground: Story = {
  args: {
    label: 'Team',
    children: (
      <>
        <TreeItem id="april" title="aprilsol22" sub="Agent, 48 below" place={1} of={2} open onChoose={onChoose}>
          <TreeItem id="jomar" title="jomar.reyes" sub="Player" place={1} of={1} onChoose={onChoose} />
        </TreeItem>
        <TreeItem id="tess" title="tess.lim" sub="Player" place={2} of={2} onChoose={onChoose} />
      </>
    ),
  },
}
export const Filled: Story = { render: () => <Team /> }
export const LongNames: Story = {
  render: () => <Team names={['mayumi_santos_of_cebu_city_and_the_whole_archipelago', 'kuyarod']} />,
}
export const Loading: Story = {
  render: () => (
    <Card>
      <Tree label="Team">
        <TreeItem id="april" title="aprilsol22" sub="48 below" place={1} of={1} open loading onChoose={onChoose}>
          <li role="none">
            <Skeleton height={40} />
          </li>
        </TreeItem>
      </Tree>
    </Card>
  ),
}
export const FromTheRight: Story = { render: () => <Team />, globals: { lang: 'XB' } }
export const ByKeyboard: Story = {
  render: () => <Team first={false} />,
  play: async ({ canvas, userEvent }) => {
    const april = canvas.getByRole('treeitem', { name: /^aprilsol22/ })
    await userEvent.tab()
    await expect(april).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(april).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    const dianne = canvas.getByRole('treeitem', { name: /^dianne_l/ })
    await expect(dianne).toHaveFocus()
    await expect(dianne).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(april).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(april).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('treeitem', { name: /^tess/ })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(april).toHaveFocus()
  },
}
