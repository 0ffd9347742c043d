import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { IconFacebookFill, IconGoogle, IconTelegramFill } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Divider, FormActions, FormNote, FormRow, FormStack, SocialRow } from './form.tsx'

type Words = Record<'name' | 'full' | 'password' | 'code' | 'terms' | 'send' | 'reset' | 'aside' | 'or', string>
const english: Words = {
  name: 'Username',
  full: 'Full name',
  password: 'Password',
  code: 'Invitation code',
  terms: 'I am 21 or older and agree to the terms of use',
  send: 'Sign up',
  reset: 'Reset',
  aside: 'Have an account?',
  or: 'or continue with',
}
const tagalog: Words = {
  name: 'Username',
  full: 'Buong pangalan',
  password: 'Password',
  code: 'Code ng imbitasyon',
  terms: 'Ako ay 21 taong gulang pataas at sumasang-ayon sa mga tuntunin',
  send: 'Magrehistro ngayon',
  reset: 'Burahin ang sinulat',
  aside: 'May account ka na?',
  or: 'o magpatuloy gamit ang',
}

const Register = ({ words = english, error }: { words?: Words; error?: string }) => (
  <div style={{ maxInlineSize: 720 }}>
    <FormStack>
      <FormRow>
        <TextField label={words.name} required defaultValue="linh.tran88" />
        <TextField label={words.full} required error={error} />
      </FormRow>
      <FormRow>
        <PasswordField label={words.password} required showLabel="Show password" hideLabel="Hide password" />
        <TextField label={words.code} optional="optional" />
      </FormRow>
      <Checkbox label={words.terms} />
      <FormActions
        aside={
          <>
            {words.aside} <a href="#login">Log in</a>
          </>
        }
      >
        <Button variant="primary" size="lg">
          {words.send}
        </Button>
        <Button size="lg">{words.reset}</Button>
      </FormActions>
      <Divider>{words.or}</Divider>
      <SocialRow>
        <Button icon={<IconGoogle />}>Google</Button>
        <Button icon={<IconFacebookFill />}>Facebook</Button>
        <Button icon={<IconTelegramFill />}>Telegram</Button>
      </SocialRow>
    </FormStack>
  </div>
)

const dossier = {
  purpose:
    'The order of a form: fields one under another, pairs side by side, buttons at the end. It holds no values and checks nothing; useForm of the validation package does.',
  anatomyOf: 'Whole',
  anatomy: [
    {
      at: '.p-form-stack',
      name: 'Stack',
      says: '18 px between fields; a checkbox stands closer, since its row brings its own room.',
    },
    {
      at: '.p-form-row',
      name: 'Row',
      says: 'Two fields side by side, 20 px apart, from 768 px; one under another below. Aligned at the top, so that an error does not move its neighbour.',
    },
    {
      at: '.p-form-actions',
      name: 'Buttons',
      says: 'Coral first, 220 wide at least on desktop; on a phone it takes the width that is left. Size lg.',
    },
    { at: '.p-form-actions__aside', name: 'Aside', says: '14 px in t2 at the far end; below and centred on a phone.' },
    { at: '.p-divider', name: 'Divider', says: 'A hairline in line-2 with words of 13 in t3.' },
    { at: '.p-social-row', name: 'Other ways', says: 'Buttons of equal width, 8 px apart.' },
  ],
  dos: [
    { says: 'Pair only what belongs together: password and its repetition, number and code.' },
    { says: 'Show what the server refused in a FormError above the button, and in the field where it names one.' },
  ],
  donts: [
    { says: 'No three columns, and none on a phone.' },
    { says: 'No coral button that is disabled until all is right: press it, and say what is missing.' },
  ],
  accessibility: [
    'Reading order is the order of fields: a row reads left to right, then down.',
    'After a refused form its owner moves the focus to the first wrong field.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Through fields in reading order, then the coral button' },
    { keys: 'Enter', does: 'In a field: send the form' },
  ],
} satisfies Dossier

const meta: Meta<typeof FormStack> = { title: 'Fields/Form', component: FormStack, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof FormStack> = {
  args: {
    children: (
      <>
        <TextField label="Username" required />
        <Checkbox label="I am 21 or older" />
        <FormActions>
          <Button variant="primary" size="lg">
            Sign up
          </Button>
        </FormActions>
      </>
    ),
  },
  decorators: [atMost(480)],
}
export const Whole: StoryObj = {
  render: () => <Register />,
  play: async ({ canvas, userEvent }) => {
    const names: (string | null)[] = []
    for (let stop = 0; stop < 8; stop += 1) {
      await userEvent.tab()
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    }
    await expect(names).toEqual(['', '', '', 'Show password', '', '', 'Sign up', 'Reset'])
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus()
  },
}
export const OneWrong: StoryObj = { render: () => <Register error="Write both names, as on your bank account." /> }
export const LongWords: StoryObj = {
  render: () => (
    <Register words={tagalog} error="Isulat ang una at huling pangalan, gaya ng nasa iyong bank account." />
  ),
}
export const Note: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 380 }}>
      <FormStack>
        <Button variant="text" block>
          Look around with a trial account
        </Button>
        <FormNote>Play money, nothing to withdraw. It is gone when you leave.</FormNote>
      </FormStack>
    </div>
  ),
}
export const Line: StoryObj = { render: () => <Divider /> }
