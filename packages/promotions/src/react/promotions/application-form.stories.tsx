import { applyForPromotion } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createMemoryStore } from '@parlour/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@parlour/ui-kit'
import { userEvent, within } from 'storybook/test'
import ApplicationForm from './application-form.tsx'

const sent = { applicationId: 7_001, status: 'applying', time: Date.UTC(2026, 0, 15, 12) }

const meta: Meta<typeof ApplicationForm> = {
  title: 'Promotions/Application',
  // A part of the page of a promotion, which no package exports.
  tags: ['!autodocs'],
  component: ApplicationForm,
  args: {
    promotion: '103',
    applicationsHref: '/member/rewardCenter?tab=applications',
    store: createMemoryStore(),
    open: true,
    onSent: () => undefined,
  },
  parameters: { server: (server: FakeServer) => server.answer(applyForPromotion, sent) },
  render: (args) => (
    <div style={{ maxInlineSize: 392 }}>
      <Card>
        <ApplicationForm {...args} store={createMemoryStore()} />
      </Card>
    </div>
  ),
}
export default meta

type Story = StoryObj<typeof ApplicationForm>
type Play = NonNullable<Story['play']>

const drawn = async (name: string): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 240
  const surface = canvas.getContext('2d')
  if (surface) {
    surface.fillStyle = '#0c5c63'
    surface.fillRect(0, 0, 320, 240)
    surface.fillStyle = '#4fe8de'
    surface.fillRect(80, 60, 160, 120)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob ?? ''], name, { type: 'image/jpeg' })
}
const pick = (canvasElement: HTMLElement, files: readonly File[]) => {
  const zone = canvasElement.querySelector('.p-upload__zone')
  const dropped = new DataTransfer()
  for (const file of files) dropped.items.add(file)
  zone?.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
}
const heavy = () => new File([new Uint8Array(5_242_881)], 'win-of-the-night.jpg', { type: 'image/jpeg' })
const heic = () => new File(['ftypheic'], 'IMG_2041.HEIC', { type: 'image/heic' })

const filled: Play = async ({ canvasElement }) => {
  pick(canvasElement, [await drawn('table-by-the-window.jpg')])
  await within(canvasElement).findByText(/^(Ready|Handa na)$/)
}
const pressed: Play = async (context) => {
  await filled(context)
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name: /application/ }))
}

export const Empty: Story = {}
export const WithPictures: Story = { play: filled }
export const PicturesWithErrors: Story = {
  play: async (context) => {
    await filled(context)
    pick(context.canvasElement, [heavy(), heic()])
    await within(context.canvasElement).findAllByText(/PNG/)
  },
}
export const Full: Story = {
  play: async ({ canvasElement }) => {
    pick(canvasElement, await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map(drawn)))
    await within(canvasElement).findByRole('button', { name: /3\.jpg/ })
  },
}
export const PictureRefused: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(applyForPromotion, () => {
        throw new FakeRefusal('upload.picture.invalid', { value: { picture: 1 } })
      }),
  },
  play: pressed,
}
export const Refused: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(applyForPromotion, () => {
        throw new FakeRefusal('promotion.unknown')
      }),
  },
  play: pressed,
}
export const AnswerLost: Story = {
  parameters: { server: (server: FakeServer) => server.fail('offline', applyForPromotion) },
  play: pressed,
}
export const Sending: Story = {
  parameters: {
    server: (server: FakeServer) => server.answer(applyForPromotion, sent).delay(600_000, applyForPromotion),
  },
  play: pressed,
}
export const Sent: Story = { play: pressed }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
