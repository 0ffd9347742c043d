import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { SearchGroup } from './search-option.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost, kept } from '../../testing/playground.tsx'
import { IconFishing, IconSlots } from '../../icons/index.ts'
import { poster } from '../../testing/pictures.ts'
import { EmptyState } from '../state/empty-state.tsx'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { SearchPanel, type SearchPanelProps } from './search-panel.tsx'
import { SearchTerms } from './search-terms.tsx'

const game = (label: string, index: number, disabled = false) => ({
  id: `game-${index}`,
  label,
  sub: 'Kirin Works',
  disabled,
  end: disabled ? 'Back at 13:00' : undefined,
  picture: <LazyImage src={poster(label, index)} alt="" width={36} height={48} />,
})
const groups: readonly SearchGroup[] = [
  {
    id: 'games',
    label: 'Games',
    options: [game('Jade Dragon', 0), game('Jade Lantern', 1), game('Carp of Jade', 2, true)],
  },
  {
    id: 'providers',
    label: 'Providers',
    options: [
      { id: 'provider', label: 'Jade House', sub: '42 games', href: '#provider', picture: <IconSlots size={24} /> },
    ],
  },
  {
    id: 'categories',
    label: 'Categories',
    options: [{ id: 'category', label: 'Fishing', sub: '52 games', href: '#fish', picture: <IconFishing size={24} /> }],
  },
]

const Typed = ({ value: first = '', groups: found = [], children, ...props }: Partial<SearchPanelProps>) => {
  const [value, setValue] = useState(first)
  return (
    <div style={{ maxInlineSize: 560 }}>
      <SearchPanel
        label="Search games and providers"
        clearLabel="Clear the search"
        listLabel="Found"
        value={value}
        onValue={setValue}
        groups={value ? found : []}
        {...props}
      >
        {children}
      </SearchPanel>
    </div>
  )
}
const terms = (
  <SearchTerms
    title="Recent searches"
    terms={['jade dragon', 'baccarat', 'tessera']}
    onPick={() => undefined}
    removeLabel={(term) => `Forget ${term}`}
    onRemove={() => undefined}
    clearLabel="Clear all"
    onClear={() => undefined}
  />
)

const dossier = {
  purpose:
    'A search over everything with what it finds below it, by kinds. To narrow the list that is in view take SearchField; to choose one of many in a form, SelectMenu.',
  anatomyOf: 'Found',
  anatomy: [
    { at: '.p-search', name: 'Field', says: 'SearchField, 44. It keeps the focus all the time.' },
    {
      at: '.p-search-list__head',
      name: 'Kind',
      says: '13 px in t3 over its lines. A kind without lines is not there.',
    },
    {
      at: '.p-search-list__option[aria-selected="true"]',
      name: 'Active line',
      says: '56 high, s3 with the 2 px focus border. The first is active at once, so that Enter opens the best find.',
    },
    { at: '.p-search-list__picture', name: 'Picture', says: '36 by 48: poster, logo or icon.' },
    {
      at: '.p-search-list__option[aria-disabled]',
      name: 'Closed line',
      says: 'Stays in its place, says why at the end, and is passed by the arrows.',
    },
  ],
  dos: [
    { says: 'Rank: the best find stands first, whatever its kind is worth to you.' },
    { says: 'Say with Live how many were found, after a pause.' },
    { says: 'While the field is empty show earlier searches (SearchTerms).' },
    {
      says: 'Draw pictures by LazyImage: they load when the typing pauses, those in sight alone, one after the other.',
    },
  ],
  donts: [
    { says: 'No buttons inside a line: a line is one choice.' },
    { says: 'No adverts among what was found.' },
    { says: 'No spinner for what takes less than a tenth of a second.' },
  ],
  accessibility: [
    'A combobox with a listbox in groups; the active line is told by aria-activedescendant.',
    'A line with an address is a link as well: it opens in a tab of its own by the middle button.',
    'The panel says no numbers: its user announces them.',
  ],
  keyboard: [
    { keys: 'Arrow Down, Arrow Up', does: 'Next, previous line, across kinds' },
    { keys: 'Page Down, Page Up', does: 'Eight lines' },
    { keys: 'Enter', does: 'Opens the active line' },
  ],
} satisfies Dossier

const meta: Meta<typeof SearchPanel> = { title: 'Fields/SearchPanel', component: SearchPanel, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof SearchPanel> = {
  args: {
    label: 'Search games and providers',
    clearLabel: 'Clear the search',
    listLabel: 'Found',
    value: 'jade',
    onValue: fn(),
    groups,
  },
  render: kept(SearchPanel, 'value', 'onValue'),
  decorators: [atMost(560)],
}
export const Found: StoryObj = { render: () => <Typed value="jade" groups={groups} /> }
export const Empty: StoryObj = { render: () => <Typed>{terms}</Typed> }
export const NothingFound: StoryObj = {
  render: () => (
    <Typed value="unicorn">
      <EmptyState title="Nothing is called that" text="Try another word." />
    </Typed>
  ),
}
export const WithNote: StoryObj = {
  render: () => (
    <Typed value="jaed" groups={groups.slice(0, 1)} note="Nothing is called “jaed”. These are most like it." />
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Typed
        value="ma"
        groups={[
          {
            id: 'games',
            label: 'Mga laro na may ganitong pangalan',
            options: [game('Magandang Gabi ng mga Parol sa Tabing-dagat ng Maynila', 3, true)],
          },
        ]}
      />
    </div>
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => <Typed value="jade" groups={groups} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /Jade House/ })).toHaveAttribute('aria-selected', 'true')
  },
}
