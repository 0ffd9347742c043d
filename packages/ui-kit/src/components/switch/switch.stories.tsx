import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Switch, type SwitchProps } from './switch.tsx'

const Kept = ({ checked: first = false, ...props }: Partial<SwitchProps>) => {
  const [checked, setChecked] = useState(first)
  return (
    <Switch label="Dark theme" {...props} checked={checked} onChange={(event) => setChecked(event.target.checked)} />
  )
}

const dossier = {
  purpose: 'On or off, at once. If a form must be sent for it to count, it is a Checkbox.',
  anatomyOf: 'On',
  anatomy: [
    {
      at: '.p-switch__track',
      name: 'Track',
      says: '44 × 26 with a knob of 17. Off: s3 with edge and a knob in t2; on: coral with a knob in on-accent. The knob travels 17 px in 180 ms.',
    },
    {
      at: '.p-switch > span',
      name: 'Words',
      says: '14 px in t2, 12 px beside it. They name the thing, not the state.',
    },
    { at: '.p-switch', name: 'Row', says: 'At least 44 high; all of it is the target.' },
  ],
  dos: [
    { says: 'Name what is on: “Dark theme”, “Sound”, “Login by fingerprint”.' },
    { says: 'Put it back and say why, when the server refuses.' },
  ],
  donts: [
    { says: 'No switch in a form with a button at its end.' },
    { says: 'No “On” and “Off” beside it: it says so itself.' },
    { says: 'No switch for money or limits; those are confirmed.' },
  ],
  accessibility: [
    'A checkbox with the role switch: “Dark theme, switch, on”.',
    'hiddenLabel keeps the words for those who listen, where the place says them.',
    'Right-to-left the knob travels to the left.',
  ],
  keyboard: [{ keys: 'Space', does: 'Switch' }],
} satisfies Dossier

const meta: Meta<typeof Switch> = { title: 'Fields/Switch', component: Switch, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Switch> = {
  args: { label: 'Dark theme', defaultChecked: true, hiddenLabel: false, disabled: false },
}
export const Off: StoryObj = { render: () => <Kept /> }
export const On: StoryObj = { render: () => <Kept checked /> }
export const LabelReadOut: StoryObj = { render: () => <Kept label="Sound" hiddenLabel /> }
export const Disabled: StoryObj = {
  render: () => (
    <div style={{ display: 'grid' }}>
      <Switch label="Login by fingerprint" disabled />
      <Switch label="Texts about withdrawals" disabled defaultChecked />
    </div>
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 260 }}>
      <Kept label="Ipaalam sa akin kapag may bagong laro mula sa mga paborito kong provider" checked />
    </div>
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Dark theme' })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}
