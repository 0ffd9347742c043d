import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { kept } from '../../testing/playground.tsx'
import { EmptyState } from '../state/empty-state.tsx'
import { Modal } from '../modal/modal.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import type { ReaderProps, ReaderRow } from './reader.tsx'
import { Reader } from './reader.tsx'

type Story = StoryObj<typeof Reader>

const rows: readonly ReaderRow[] = [
  { id: '1', title: 'Maintenance on Wednesday, 04:00 to 06:30', meta: 'Notice, 12 Aug', unread: 'not read' },
  { id: '2', title: 'Ocean King week: how the ranking works', meta: 'Promotion, 12 Aug' },
  { id: '3', title: 'New: Mekong Bank joins instant withdrawals', meta: 'Payments, 11 Aug', unread: 'not read' },
  { id: '4', title: 'Evening draw moves to 18:15 from Friday', meta: 'Payments, 10 Aug' },
]
const nothing = () => undefined

const Announcements = ({ first = '2', ...props }: Partial<ReaderProps> & { first?: string | null }) => {
  const [current, setCurrent] = useState<string | null>(first)
  const title = rows.find(({ id }) => id === current)?.title ?? 'Choose a notice'
  return (
    <Reader
      label="Announcements"
      rows={rows}
      current={current}
      onChoose={setCurrent}
      onBack={() => setCurrent(null)}
      backLabel="Back to the list"
      {...props}
    >
      <h2>{title}</h2>
      <p>
        From Monday 18 to Sunday 24 August every round in the nine fishing halls counts towards one ranking. You need no
        sign-up: your best hundred shots of each day are added up at midnight.
      </p>
    </Reader>
  )
}

const dossier = {
  purpose:
    'Announcements, messages, articles: short titles, and a text for each. For figures take DataTable, for places with an address of their own SplitCentre.',
  anatomyOf: 'InPage',
  anatomy: [
    { at: '.p-reader__head', name: 'Above the list', says: 'A search or tabs that narrow it.' },
    { at: '.p-reader__row[aria-current]', name: 'Open row', says: 'accent-soft, weight 600 and aria-current.' },
    {
      at: '.p-reader__row[data-unread]',
      name: 'Not read',
      says: 'A dot of 8 in accent-text, the title in 600, and words for those who listen.',
    },
    { at: '.p-reader__text', name: 'What was chosen', says: 'Its title first; in a modal it scrolls by itself.' },
  ],
  dos: [
    { says: 'Open the first row by yourself only where nothing is marked as read by it.' },
    { says: 'Keep the open row in the address, so that it can be sent to somebody.' },
  ],
  donts: [
    { says: 'Do not put actions into the rows; they stand below the text. To act on several, give the rows boxes.' },
    { says: 'Do not end a list after ten without pages.' },
  ],
  accessibility: [
    'A navigation with a name; the open row is aria-current.',
    'On a phone the focus goes to the text that took the place of the list, and back to the row.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'From row to row, then into the text' },
    { keys: 'Enter, Space', does: 'Opens the row' },
  ],
} satisfies Dossier

const meta: Meta<typeof Reader> = { title: 'Data/Reader', component: Reader, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Reader> = {
  args: {
    label: 'Announcements',
    rows,
    current: '2',
    onChoose: fn(),
    onBack: fn(),
    backLabel: 'Back to the list',
    fill: false,
    children: (
      <>
        <h2>Ocean King week</h2>
        <p>Your best hundred shots of each day are added up at midnight.</p>
      </>
    ),
  },
  render: kept(Reader, 'current', 'onChoose'),
}
export const InPage: Story = {
  render: () => (
    <Announcements
      head={<SearchField label="Search the announcements" clearLabel="Clear the search" value="" onValue={nothing} />}
    />
  ),
}
export const List: Story = { render: () => <Announcements first={null} /> }
const Selecting = () => {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set(['1']))
  return (
    <Announcements
      first={null}
      selection={{
        chosen,
        labelOf: (title) => `Choose: ${title}`,
        onSelect: (id, on) => choose(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id))),
      }}
    />
  )
}
export const Several: Story = {
  render: () => <Selecting />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Choose: Ocean King/ }))
    await expect(canvas.getByRole('checkbox', { name: /^Choose: Ocean King/ })).toBeChecked()
  },
}
export const NothingFound: Story = {
  render: () => <Announcements first={null} instead={<EmptyState title="Nothing is called that" />} />,
}
export const InModal: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: () => (
    <Modal open bare name="noticeModal" title="Announcements" closeLabel="Close" onClose={nothing} width={1080}>
      <Announcements fill />
    </Modal>
  ),
}
export const LongWords: Story = {
  render: () => (
    <Announcements
      rows={[
        {
          id: '2',
          title: 'Paanongpinagsasama-samaangmgapinakamagagandangsubok sa buong linggo hanggang hatinggabi',
          meta: 'Abiso, Miyerkoles 12 Agosto',
          unread: 'hindi pa nababasa',
        },
      ]}
    />
  ),
}
export const Chosen: Story = {
  render: () => <Announcements />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Evening draw/ }))
    await expect(canvas.getByRole('heading', { name: 'Evening draw moves to 18:15 from Friday' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Evening draw/ })).toHaveAttribute('aria-current', 'true')
  },
}
