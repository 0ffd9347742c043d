import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { SliderFieldProps } from './slider-field.tsx'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost, kept } from '../../testing/playground.tsx'
import { FormStack } from '../form/form.tsx'
import { SliderField } from './slider-field.tsx'

const Kept = (props: Partial<SliderFieldProps>) => {
  const [value, setValue] = useState(props.value === undefined ? 0.8 : props.value)
  return (
    <SliderField
      label="Slots"
      min={0}
      max={1}
      step={0.05}
      digits={2}
      unit="%"
      locale="en"
      {...props}
      value={value}
      onValue={setValue}
    />
  )
}

const dossier = {
  purpose:
    'A number between two bounds that is found by trying: a rate, a share. Money is an AmountField, a number that one knows a TextField.',
  anatomyOf: 'Playground',
  anatomy: [
    { at: '.p-field__label', name: 'Label', says: 'Names slider and field alike.' },
    {
      at: '.p-slider__range',
      name: 'Slider',
      says: 'A track of 6 with a thumb of 24 in a target of 44; what is taken is t2, the rest s3.',
    },
    { at: '.p-slider__ends', name: 'Bounds', says: '13 px in t3, said before anything is moved.' },
    { at: '.p-slider__box', name: 'Number', says: '112 wide, at the end and tabular, with its unit.' },
  ],
  dos: [
    { says: 'Say what the number comes to in the hint: “You keep 0.20%”.' },
    { says: 'Say in the error between what it may be; what was written stays, also where it is no number.' },
  ],
  donts: [{ says: 'No slider for money that is paid: a slip of the thumb would be a sum.' }],
  accessibility: [
    'The slider says its number with its unit; the field is described by its message.',
    'The thumb follows the order of reading, also from right to left; the number stays left-to-right.',
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'On the slider: a step more or less' },
    { keys: 'Home, End', does: 'On the slider: to a bound' },
    { keys: 'Tab', does: 'From the slider to the field' },
  ],
} satisfies Dossier

const meta: Meta<typeof SliderField> = {
  title: 'Fields/SliderField',
  component: SliderField,
  parameters: { dossier },
  decorators: [atMost(560)],
}
export default meta

type Story = StoryObj<typeof SliderField>

export const Playground: Story = {
  args: {
    label: 'Slots',
    value: 0.8,
    onValue: fn(),
    min: 0,
    max: 1,
    step: 0.05,
    digits: 2,
    unit: '%',
    locale: 'en',
    hint: 'You keep 0.20%',
  },
  render: kept(SliderField, 'value', 'onValue'),
}
export const Wrong: Story = { render: () => <Kept value={1.4} error="Between 0.00% and 1.00%" /> }
export const Empty: Story = { render: () => <Kept value={null} error="Write a rate." /> }
export const Rows: Story = {
  render: () => (
    <FormStack>
      <Kept row hint="You keep 0.2%" />
      <Kept row value={1.4} error="Between 0.00% and 1.00%" />
    </FormStack>
  ),
}
export const Disabled: Story = { render: () => <Kept disabled /> }
export const Keys: Story = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Slots' })).toHaveFocus()
    await userEvent.tab()
    const box = canvas.getByRole('textbox', { name: 'Slots' })
    await userEvent.keyboard('0,5')
    await expect(canvas.getByRole('slider', { name: 'Slots' })).toHaveValue('0.5')
    await userEvent.tab()
    await expect(box).toHaveValue('0.50')
  },
}
