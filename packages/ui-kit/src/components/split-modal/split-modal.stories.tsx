import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { kept, overThePage } from '../../testing/playground.tsx'
import { Behind } from '../../testing/behind.tsx'
import type { Dossier } from '../../testing/dossier.ts'
import { panel } from '../../testing/pictures.ts'
import { mark } from '../../testing/shell.tsx'
import { Brand } from '../brand/brand.tsx'
import { Button } from '../button/button.tsx'
import { Money } from '../money/money.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { SplitModal } from './split-modal.tsx'

const dossier: Dossier = {
  purpose:
    'A modal for the few moments that belong to the brand: logging in, opening an account, getting the app. Anything else is a Modal.',
  anatomyOf: 'LogIn',
  anatomy: [
    {
      at: '.p-split__art',
      name: 'Art',
      says: 'Fills two fifths; ink below its words in both themes. Gone on a phone.',
    },
    { at: '.p-split__words', name: 'Words on the art', says: 'One offer with its terms, or nothing.' },
    { at: '.p-split__title', name: 'Title, 30', says: 'Names the dialog.' },
    { at: '.p-split__form', name: 'Form', says: 'Pads 40 and 44, on a phone 20; scrolls by itself.' },
  ],
  dos: [
    { says: 'Keep the form complete without the art: a phone shows the form alone.' },
    { says: 'Say the terms of an offer where its sum stands.' },
  ],
  donts: [
    { says: 'Do not put anything on the art that must be pressed.' },
    { says: 'Do not use it for a question with two answers.' },
  ],
  accessibility: [
    'Everything that Modal gives: inert page, focus inside and back, Escape.',
    'The art is decoration and has an empty alt.',
  ],
  keyboard: [{ keys: 'Esc', does: 'closes, unless it is locked' }],
}

const meta: Meta<typeof SplitModal> = {
  title: 'Overlays/SplitModal',
  component: SplitModal,
  parameters: { dossier, docs: { story: { height: '640px' } } },
}
export default meta

type Story = StoryObj<typeof SplitModal>

const form = (
  <div style={{ display: 'grid', gap: 18 }}>
    <TextField label="Username" data-autofocus="" />
    <PasswordField label="Password" showLabel="Show the password" hideLabel="Hide the password" />
    <Button variant="primary" size="lg" block>
      Log in
    </Button>
  </div>
)

const Over = ({
  first = true,
  title = 'Welcome back',
  children,
}: {
  first?: boolean
  title?: string
  children: ReactNode
}) => {
  const [open, setOpen] = useState(first)
  return (
    <Behind>
      <p style={{ marginBlockStart: 24 }}>
        <Button onClick={() => setOpen(true)}>Log in to play</Button>
      </p>
      <SplitModal
        open={open}
        name="loginPopupModal"
        title={title}
        lead="Good to see you."
        closeLabel="Close"
        onClose={() => setOpen(false)}
        art={<img src={panel} alt="" style={{ objectPosition: 'top' }} />}
        brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />}
        artText={
          <>
            <h3>Bring a friend.</h3>
            <p>
              You both receive <Money>₱ 150.00</Money>. Play it once.
            </p>
          </>
        }
      >
        {children}
      </SplitModal>
    </Behind>
  )
}

export const Playground: StoryObj<typeof SplitModal> = {
  args: {
    open: true,
    name: 'loginPopupModal',
    title: 'Welcome back',
    lead: 'Good to see you.',
    closeLabel: 'Close',
    onClose: fn(),
    art: <img src={panel} alt="" style={{ objectPosition: 'top' }} />,
    brand: <Brand href="/" label="Vesper, home" mark={mark} name="vesper" />,
    artText: <h3>Bring a friend.</h3>,
    children: form,
  },
  render: kept(SplitModal, 'open', 'onClose', false),
  decorators: [overThePage],
}
export const LogIn: Story = { render: () => <Over>{form}</Over> }
export const LongWords: Story = {
  render: () => <Over title="Maligayang pagbabalik sa Vesper, mag-log in para maglaro">{form}</Over>,
}
export const OpensAtTheField: Story = {
  render: () => <Over first={false}>{form}</Over>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to play' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
