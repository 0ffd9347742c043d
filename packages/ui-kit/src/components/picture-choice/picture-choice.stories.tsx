import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { face } from '../../testing/pictures.ts'
import { atMost, kept } from '../../testing/playground.tsx'
import { PictureChoice, type PictureChoiceProps } from './picture-choice.tsx'

const pictures = Array.from({ length: 14 }, (_, at) => ({
  value: String(at),
  label: `Picture ${at + 1}`,
  src: face(at),
}))

const Chosen = (props: Partial<PictureChoiceProps>) => {
  const [value, setValue] = useState<string | undefined>(props.value)
  return <PictureChoice label="Picture" pictures={pictures} {...props} value={value} onValue={setValue} />
}

const dossier = {
  purpose: 'One of the pictures of a gallery, for a profile. One of a few things with words is a RadioGroup.',
  anatomyOf: 'Playground',
  anatomy: [
    {
      at: '.p-pictures__choice',
      name: 'Picture',
      says: '56 round in a place of 64, on a phone 48 in 56; the whole place is the target.',
    },
    { at: '.p-pictures__box:checked', name: 'Chosen', says: 'A ring of 2 in accent, and a tick at the lower end.' },
  ],
  dos: [{ says: 'Save with a button: the arrow keys pass over pictures that are not meant.' }],
  donts: [{ says: 'No words below the pictures; what they are called is read out alone.' }],
  accessibility: [
    'A group of radio buttons with a name each; the tick is the second cue beside the ring.',
    'The arrow keys follow the order of reading, also from right to left.',
  ],
  keyboard: [{ keys: 'Arrow keys', does: 'Choose the picture before or after.' }],
} satisfies Dossier

const meta: Meta<typeof PictureChoice> = {
  title: 'Fields/PictureChoice',
  component: PictureChoice,
  parameters: { dossier },
  decorators: [atMost(560)],
}
export default meta

type Story = StoryObj<typeof PictureChoice>

export const Playground: Story = {
  args: { label: 'Picture', pictures, value: '2' },
  render: kept(PictureChoice, 'value', 'onValue'),
}
export const None: Story = { render: () => <Chosen hint="Everybody in the chat room sees it." /> }
export const Refused: Story = { render: () => <Chosen value="2" error="This picture is not there any more." /> }
export const Disabled: Story = { render: () => <Chosen value="2" disabled /> }
export const Keys: Story = {
  render: () => <Chosen value="2" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Picture 3' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Picture 4' })).toBeChecked()
  },
}
