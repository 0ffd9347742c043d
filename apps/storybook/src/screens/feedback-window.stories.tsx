import type { Meta } from '@storybook/react-vite'
import { sendFeedback } from '@parlour/api-client/endpoints'
import { within } from 'storybook/test'
import { screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Feedback',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, over: 'feedback' },
} satisfies Meta<SiteScreenProps>
export default meta

/** Fills in what the form asks for, and sends it. */
const send: ScreenStory['play'] = async ({ canvasElement, userEvent }) => {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.selectOptions(await page.findByRole('combobox', { name: /about/ }), 'other')
  await userEvent.type(page.getByRole('textbox', { name: /^Your words/ }), 'The draw of noon stood still for a minute.')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await page.findByRole('button', { name: /^(Done|Send once more)$/ })
}

export const Form: ScreenStory = { play: shows(/^Tell us$/, 'dialog') }
export const Sent: ScreenStory = {
  args: { server: (server) => server.answer(sendFeedback, { feedbackId: 71 }) },
  play: send,
}
export const Failing: ScreenStory = { args: { server: (server) => server.fail('503', sendFeedback) }, play: send }
