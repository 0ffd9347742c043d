import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { QrCard, type QrCardProps } from './qr-card.tsx'
import { QrCode } from './qr-code.tsx'

type Story = StoryObj<typeof QrCard>

const android = 'https://app.vesper.example/android/vesper-4.2.1.apk'
const words = {
  link: android,
  label: 'QR code of the app for Android',
  caption: 'Point your camera at it',
  copyLabel: 'Copy link',
  copiedLabel: 'Copied',
  saveLabel: 'Save picture',
}

const Shown = (props: Partial<QrCardProps>) => (
  <Card>
    <QrCard {...words} {...props} />
  </Card>
)

const dossier = {
  purpose:
    'Carries an address from this screen to another device: the app, an invitation, a payment. Never the only way: the same address can be copied.',
  anatomyOf: 'Android',
  anatomy: [
    {
      at: '.p-qr-card__code',
      name: 'Code, 168',
      says: 'Black on white in both themes, r2, with a quiet zone of 3 modules inside the 168. Level M: 15% of it may be dirty or covered.',
    },
    { at: '.p-qr-card__caption', name: 'Caption, 13', says: 'What to do, in t2; wraps.' },
    {
      at: '.p-qr-card__actions > .p-button:first-child',
      name: 'Copy link, 44',
      says: 'Secondary, as wide as the card. Says Copied for two seconds.',
    },
    {
      at: '.p-qr-card__actions > .p-button:last-child',
      name: 'Save picture',
      says: 'Optional: a PNG of 800 px with a white edge of 20, for a phone that cannot photograph itself.',
    },
    { at: '.p-qr-card', name: 'Card, 200', says: 'The whole thing is 200 wide, whatever is around it.' },
  ],
  dos: [
    { says: 'Leave the card out when there is no link: an empty code is a broken promise.' },
    { says: 'A bare code in a line of text or a list is 100 px (QrCode), not smaller.' },
    { says: 'Keep the address short: under 90 signs it stays readable from an arm’s length.' },
  ],
  donts: [
    {
      says: 'Do not colour, invert or round the code, and put no mark into its middle.',
      draw: () => (
        <div style={{ filter: 'invert(1)', width: 100 }}>
          <QrCode value="https://vesper.example" label="Inverted code" />
        </div>
      ),
    },
    { says: 'Do not put a token or a password into it: screens are photographed.' },
  ],
  accessibility: [
    'The code is one picture with a name; what it carries is behind Copy link.',
    'Copying is told by a live region. Where the browser refuses it, the address stands there, chosen, to be copied by hand.',
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'copies the link, saves the picture' }],
} satisfies Dossier

const meta: Meta<typeof QrCard> = { title: 'Data/QrCard', component: QrCard, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof QrCard> = {
  args: words,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
}
export const Android: Story = { render: () => <Shown /> }
export const LongWords: Story = {
  render: () => (
    <Shown
      caption="Itutok ang kamera ng iyong telepono sa code na ito upang i-download ang app"
      copyLabel="Kopyahin ang link ng app"
      saveLabel="I-save bilang larawan"
    />
  ),
}
export const LongLink: Story = {
  render: () => (
    <Shown
      link={`https://www.vesper.example/register?affiliate=PH88231&campaign=friends-of-friends-2025&source=qr&${'x'.repeat(60)}`}
      saveLabel={undefined}
    />
  ),
}
export const WithoutLink: Story = {
  render: () => (
    <Card>
      <p>Only what exists is shown: without a link there is no card below.</p>
      <QrCard {...words} link={undefined} />
    </Card>
  ),
}
export const Bare: Story = {
  render: () => (
    <Card>
      <QrCode value={android} label="QR code of the app for Android" />
    </Card>
  ),
}

const written = fn()
export const CopiedByKeyboard: Story = {
  render: () => <Shown />,
  play: async ({ canvas, userEvent }) => {
    written.mockClear()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          written(text)
        },
      },
    })
    canvas.getByRole('button', { name: 'Copy link' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(written).toHaveBeenCalledWith(android))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied')
  },
}
