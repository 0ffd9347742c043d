import { sendFeedback } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeedbackModal } from './feedback-modal.tsx'

type Story = StoryObj<typeof FeedbackModal>

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox'), 'game')
  const [content] = await canvas.findAllByRole('textbox')
  if (content) await userEvent.type(content, 'The reels stop while the sound goes on.')
  await userEvent.keyboard('{Tab}{Enter}')
}

const meta: Meta<typeof FeedbackModal> = {
  title: 'Support/Feedback',
  component: FeedbackModal,
  args: { onClose: () => undefined },
  parameters: {
    server: (server: FakeServer) => server.answer(sendFeedback, { feedbackId: 17 }),
    docs: { story: { inline: false, height: '760px' } },
  },
}
export default meta

export const Empty: Story = {}

export const Sent: Story = { play: fill }

export const Unsure: Story = {
  parameters: { server: (server: FakeServer) => server.fail('reset', sendFeedback) },
  play: fill,
}

export const Refused: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(sendFeedback, () => {
        throw new FakeRefusal('TOO_MANY_REQUESTS')
      }),
  },
  play: fill,
}
