import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const dossier = {
  purpose:
    'A yes that takes effect when the form is sent. What takes effect at once is a Switch; several together are a CheckboxGroup.',
  anatomyOf: 'On',
  anatomy: [
    {
      at: '.p-check__box',
      name: 'Box',
      says: '20 px, corners of 6, edge border on well; coral with a tick in on-accent when on, in the light theme with accent-edge. Hover t2, error bad.',
    },
    {
      at: '.p-check__row',
      name: 'Row',
      says: 'The whole row is the target, at least 44 high with one line; words of 14 px in t2 beside the first line of the box.',
    },
    {
      at: '.p-check__row > span',
      name: 'Words',
      says: 'A sentence in which ticked means yes. Links keep their own target.',
    },
  ],
  dos: [
    { says: 'Write what happens: “Remember me on this device for a day”.' },
    { says: 'Put the age and the terms in one sentence with links to both.' },
  ],
  donts: [
    { says: 'No tick set beforehand for terms, mail or a bonus.' },
    {
      says: 'No “Do not …”: a tick that means no is read wrong.',
      draw: () => <Checkbox label="Do not send me letters" defaultChecked />,
    },
  ],
  accessibility: [
    'A native checkbox; an error is announced and tied to it.',
    'A press on a link in the words follows the link and leaves the box alone.',
  ],
  keyboard: [
    { keys: 'Space', does: 'Tick or untick' },
    { keys: 'Tab', does: 'To the links in the words, then on' },
  ],
} satisfies Dossier

const meta: Meta<typeof Checkbox> = { title: 'Fields/Checkbox', component: Checkbox, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Checkbox> = {
  args: { label: 'Remember me on this device for a day', defaultChecked: true, disabled: false },
}
export const Off: StoryObj = { render: () => <Checkbox label="Remember me on this device for a day" /> }
export const On: StoryObj = { render: () => <Checkbox label="Remember me on this device for a day" defaultChecked /> }
export const Wrong: StoryObj = {
  render: () => (
    <Checkbox
      label={
        <>
          I am 21 or older and agree to the <a href="#terms">terms of use</a>
        </>
      }
      error="Confirm this to open an account."
    />
  ),
}
export const Disabled: StoryObj = {
  render: () => (
    <>
      <Checkbox label="Send me the weekly letter" disabled />
      <Checkbox label="Texts about my withdrawals, always on" disabled defaultChecked />
    </>
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 340 }}>
      <Checkbox
        label={
          <>
            Ako ay 21 taong gulang o mas matanda at sumasang-ayon ako sa <a href="#terms">mga tuntunin ng paggamit</a>{' '}
            at sa <a href="#privacy">paunawa sa privacy</a>
          </>
        }
      />
    </div>
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => (
    <Checkbox
      label={
        <>
          I agree to the <a href="#terms">terms of use</a>
        </>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}
