import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { SelectMenuProps } from './select-menu.tsx'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { atMost, kept } from '../../testing/playground.tsx'
import { logo } from '../../testing/pictures.ts'
import { SelectList } from './select-list.tsx'
import { SelectMenu } from './select-menu.tsx'

const banks = [
  'BDO Unibank',
  'Metrobank',
  'Bank of the Philippine Islands',
  'Land Bank',
  'PNB',
  'Security Bank',
  'UnionBank',
  'China Bank',
  'RCBC',
  'EastWest',
  'Maya Bank',
  'GCash',
].map((label) => ({ value: label, label, disabled: label === 'RCBC' }))
const levels = [
  { value: 'all', label: 'All levels' },
  { value: 'agents', label: 'Agents' },
  { value: 'players', label: 'Players' },
]

const Chosen = ({ value: first, ...props }: Partial<SelectMenuProps>) => {
  const [value, setValue] = useState(first)
  return (
    <div style={{ maxInlineSize: 360 }}>
      <SelectMenu label="Bank" closeLabel="Close" options={banks} {...props} value={value} onValue={setValue} />
    </div>
  )
}

const meta: Meta<typeof SelectMenu> = {
  title: 'Fields/SelectMenu',
  component: SelectMenu,
  parameters: {
    dossier: {
      purpose:
        'One choice of many where a line shows more than words (logo, flag, count) or the list is longer than a phone wheel is pleasant: from about eight lines. For a short list of plain words take Select, the system’s own; for two to five that fit in view, Segmented or RadioGroup.',
      anatomyOf: 'Parts',
      anatomy: [
        {
          at: '.p-field__label',
          name: 'Label',
          says: '14 px in t2 above the box, never inside it but in the compact form. Star after a required one.',
        },
        {
          at: '.p-select-menu',
          name: 'Box',
          says: '48 px high (44 when compact), well, edge border, r2. Open it has the 2 px focus border.',
        },
        { at: '.p-select__caret', name: 'Caret', says: '16 px in t2; turns by 180° in 180 ms while the list is open.' },
        {
          at: '.p-picker',
          name: 'List',
          says: 'Opens 4 px below, at least as wide as the box, on s2 with r2 and e2, at most 338 px high. Below 768 px it is a sheet with a title, a grabber and rows of 48.',
        },
        {
          at: '.p-listbox__option[data-active]',
          name: 'Active row',
          says: '40 px high, s3, moved by arrows, letters or the pointer. It is not chosen yet.',
        },
        {
          at: '.p-listbox__option[aria-selected=true]',
          name: 'Chosen row',
          says: 'Weight 600 and a tick of 16 px in accent-text at the end: never colour alone.',
        },
      ],
      dos: [
        {
          says: 'Order lines as people look for them: banks by use, dates by time, all else by alphabet of the language.',
        },
        { says: 'Say in the placeholder what to choose (“Choose a bank”), when nothing can be chosen for them.' },
        { says: 'Keep a line that cannot be chosen now in its place, disabled, and say why in the hint.' },
      ],
      donts: [
        { says: 'No list for yes and no: that is a checkbox or a switch.' },
        { says: 'No coral row: coral is the tick only.' },
        {
          says: 'Do not load the entry point @parlour/ui-kit/select with the first page; it brings radix-ui’s popover.',
        },
      ],
      accessibility: [
        'A combobox with a listbox: the box says its label and what is chosen, the list says which line is active and which is chosen.',
        'Inside a Modal the list is drawn inside the dialog, so that it is not inert.',
        'Escape, a click outside and the close button of the sheet leave the choice as it was; the focus returns to the box.',
      ],
      keyboard: [
        { keys: 'Enter, Space, Arrow Down, Arrow Up', does: 'Open the list at the chosen line' },
        {
          keys: 'Arrow keys, Home, End, Page Up, Page Down',
          does: 'Move the active line; disabled lines are passed over',
        },
        {
          keys: 'Letters',
          does: 'Go to the next line that begins so; letters typed within 0.7 s belong together. They open a closed list too',
        },
        { keys: 'Enter, Space', does: 'Choose the active line and close' },
        { keys: 'Escape', does: 'Close without choosing' },
      ],
    } satisfies Dossier,
  },
}
export default meta

export const Playground: StoryObj<typeof SelectMenu> = {
  args: {
    label: 'Bank',
    options: banks,
    value: 'Metrobank',
    onValue: fn(),
    placeholder: 'Choose a bank',
    closeLabel: 'Close',
    compact: false,
    disabled: false,
    required: false,
  },
  render: kept(SelectMenu, 'value', 'onValue'),
  decorators: [atMost(360)],
}
export const Rest: StoryObj = {
  render: () => <Chosen label="Level" options={levels} value="all" hint="Whom to show in the table" />,
}
export const NothingChosen: StoryObj = { render: () => <Chosen placeholder="Choose a bank" required /> }
export const Parts: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <Chosen value="Metrobank" />
      <div className="p-picker" style={{ marginBlockStart: 4 }}>
        <SelectList
          id="banks"
          label="Bank"
          options={banks.slice(0, 4)}
          value="Metrobank"
          letter="b"
          onChoose={() => undefined}
        />
      </div>
    </div>
  ),
}
export const Open: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 420 }}>
      <Chosen value="Metrobank" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Bank Metrobank/ }))
    const list = within(await within(document.body).findByRole('listbox', { name: 'Bank' }))
    await expect(list.getByRole('option', { name: 'Metrobank' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const ByKeyboard: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 420 }}>
      <Chosen value="BDO Unibank" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    box.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'listbox'))
    await userEvent.keyboard('se')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveTextContent('Security Bank')
    await userEvent.keyboard('g')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'listbox'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveTextContent('Security Bank')
  },
}
const providers = ['Paper Tiger', 'Northlight', 'Kirin Works'].map((name, index) => ({
  value: name,
  label: name,
  start: <img src={logo('', '#8b8eb8')} alt="" width={26} height={20} />,
  end: <span style={{ color: 'var(--color-t3)' }}>{[214, 96, 41][index]}</span>,
}))
export const WithPictures: StoryObj = {
  render: () => <Chosen label="Provider" options={providers} value="Northlight" />,
}
export const Wrong: StoryObj = {
  render: () => <Chosen required placeholder="Choose a bank" error="Choose the bank that the money goes to." />,
}
export const Disabled: StoryObj = {
  render: () => (
    <SelectMenu
      label="Currency"
      disabled
      closeLabel="Close"
      options={[{ value: 'PHP', label: '₱ Philippine peso' }]}
      value="PHP"
      onValue={() => undefined}
      hint="Fixed when the account was opened"
    />
  ),
}
export const Compact: StoryObj = {
  render: () => (
    <Chosen
      compact
      label="Sort"
      options={[
        { value: 'hot', label: 'Hot' },
        { value: 'new', label: 'New' },
        { value: 'name', label: 'Name' },
      ]}
      value="hot"
    />
  ),
}
const long = [
  { value: 'a', label: 'Mga larong puwedeng laruin gamit ang bonus sa unang deposito' },
  { value: 'b', label: 'Trò chơi được tính vào vòng cược của khuyến mãi nạp lần đầu' },
]
export const LongWords: StoryObj = { render: () => <Chosen label="Ipakita ang mga laro" options={long} value="a" /> }
