import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { captcha } from '../../testing/pictures.ts'
import { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx'

const Field = (props: Partial<CaptchaFieldProps>) => {
  const [renewed, setRenewed] = useState(0)
  return (
    <div style={{ maxInlineSize: 380 }}>
      <CaptchaField
        label="Captcha"
        hint={renewed ? `Picture ${renewed + 1}` : undefined}
        pictureAlt="Four signs"
        renewLabel="Another picture"
        onRenew={() => setRenewed(renewed + 1)}
        picture={captcha}
        {...props}
      />
    </div>
  )
}

const dossier = {
  purpose:
    'The signs of a picture, asked for only after the platform wants them: after wrong logins, or where the operator switched it on.',
  anatomyOf: 'OtherRoute',
  anatomy: [
    { at: '.p-captcha > .p-box', name: 'Box', says: 'A field of 48 without spelling, capitals or autofill.' },
    {
      at: '.p-captcha__picture > img',
      name: 'Picture',
      says: '120 × 48, r2, on paper in both themes; 8 px beside the box. A press asks for another.',
    },
    {
      at: '.p-captcha__renew',
      name: 'Arrow',
      says: '46 × 48 with an edge; on a phone the picture alone is the button.',
    },
    {
      at: '.p-captcha__other',
      name: 'Other route',
      says: '13 px: a way for those who cannot read the picture, such as a code by text.',
    },
  ],
  dos: [
    { says: 'Always give the other route; a captcha without one shuts people out.' },
    { says: 'Bring a new picture with the error, and say so: “The signs do not match. Try the new picture.”' },
  ],
  donts: [
    { says: 'No captcha on the first try.' },
    { says: 'Do not tell big from small letters.' },
    { says: 'No spinner in place of the picture: a skeleton of its size.' },
  ],
  accessibility: [
    'Box and picture are two stops: the picture is a button named by renewLabel.',
    'A new picture is asked for at most once a second, also by a key that is held down; while it loads the button is off and busy.',
    'The field and everything else in the form keep what was typed.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the box to the picture, then to the other route' },
    { keys: 'Enter, Space', does: 'On the picture: another one' },
  ],
} satisfies Dossier

const meta: Meta<typeof CaptchaField> = {
  title: 'Fields/CaptchaField',
  component: CaptchaField,
  parameters: { dossier },
}
export default meta

export const Playground: StoryObj<typeof CaptchaField> = {
  args: {
    label: 'Captcha',
    picture: captcha,
    pictureAlt: 'Four signs',
    renewLabel: 'Another picture',
    onRenew: fn(),
    required: true,
    loading: false,
    hint: 'Four signs',
  },
  decorators: [atMost(380)],
}
export const Ready: StoryObj = { render: () => <Field required placeholder="4 signs" /> }
export const Loading: StoryObj = { render: () => <Field loading picture={undefined} /> }
export const Wrong: StoryObj = {
  render: () => <Field defaultValue="7K4" error="The signs do not match. Try the new picture." />,
}
export const OtherRoute: StoryObj = {
  render: () => (
    <Field
      otherRoute={
        <>
          Cannot read it? <button type="button">Send me a code instead</button>
        </>
      }
    />
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <Field
      label="Mga simbolo sa larawan"
      hint="Isulat ang apat na simbolo na nakikita mo sa larawan"
      otherRoute={
        <>
          Hindi mabasa? <button type="button">Padalhan ako ng code sa text</button>
        </>
      }
    />
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => <Field />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('7k4q')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Picture 2')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Picture 2')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('7k4q')
  },
}
