import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { Select, type SelectProps } from './select.tsx'

const options = [
  { value: 'all', label: 'All levels' },
  { value: 'agents', label: 'Agents' },
  { value: 'players', label: 'Players' },
]
const Field = (props: Partial<SelectProps>) => (
  <div style={{ maxInlineSize: 320 }}>
    <Select label="Level" options={options} {...props} />
  </div>
)

const dossier = {
  purpose:
    'One choice of a short list of plain words, by the system’s own list: a wheel on iOS, a sheet on Android, nothing to load. With pictures or counts, or from about eight lines, take SelectMenu; for two to five in view, Segmented.',
  anatomyOf: 'Rest',
  anatomy: [
    { at: '.p-field__label', name: 'Label', says: '14 px in t2 above the box; inside it in the compact form.' },
    { at: '.p-select', name: 'Box', says: 'As a TextField: 48 high, well, r2; compact 44 without well.' },
    { at: '.p-select__input', name: 'Choice', says: '16 px in t1; cut with an ellipsis, the list shows it whole.' },
    { at: '.p-select__caret', name: 'Caret', says: '16 px in t2, 14 px from the end.' },
  ],
  dos: [
    { says: 'Word the first line so that it stands for itself: “All levels”, not “Please choose”.' },
    { says: 'Use the compact form in rows of filters.' },
  ],
  donts: [
    { says: 'No list of one line, and none for yes and no.' },
    { says: 'No more than about eight lines: a phone’s wheel shows five.' },
  ],
  accessibility: [
    'A native select: every system reads and opens it in its own way.',
    'Label, message, error and star are tied as in a TextField.',
  ],
  keyboard: [
    { keys: 'Arrow keys, letters', does: 'Choose, or move in the open list' },
    { keys: 'Space, Alt + Arrow Down', does: 'Open the list' },
  ],
} satisfies Dossier

const meta: Meta<typeof Select> = { title: 'Fields/Select', component: Select, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Select> = {
  args: {
    label: 'Level',
    options,
    hint: 'Whom to show in the table',
    compact: false,
    required: false,
    disabled: false,
  },
  decorators: [atMost(320)],
}
export const Rest: StoryObj = { render: () => <Field hint="Whom to show in the table" /> }
export const Compact: StoryObj = {
  render: () => (
    <Select
      compact
      label="Sort"
      options={[
        { value: 'hot', label: 'Hot' },
        { value: 'new', label: 'New' },
      ]}
    />
  ),
}
export const Wrong: StoryObj = { render: () => <Field required error="Choose whom the invitation is for." /> }
export const Good: StoryObj = { render: () => <Field defaultValue="agents" good="Saved" /> }
export const Disabled: StoryObj = { render: () => <Field disabled hint="Your upline sets it" /> }
export const LongWords: StoryObj = {
  render: () => (
    <Field
      label="Antas ng mga miyembro sa ilalim mo"
      options={[{ value: 'a', label: 'Lahat ng antas, kasama ang mga hindi na aktibo mula noong Enero' }]}
    />
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => <Field />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Level' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.selectOptions(box, 'players')
    await expect(box).toHaveValue('players')
  },
}
