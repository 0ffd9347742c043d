import { listInbox, listRecipients, sendMessage } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import messages from './answers/messages.json'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const path = '/member/messageV2'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: messages',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path, person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

const longNames = (server: FakeServer) =>
  server.answer(listInbox, {
    ...messages.inbox,
    list: messages.inbox.list.map((row) => ({ ...row, title: longName, senderName: longName.replaceAll(' ', '') })),
    totalPages: 12,
    totalCount: 117,
  })

const refused = (server: FakeServer) =>
  [listInbox, listRecipients].forEach((endpoint) =>
    server.answer(endpoint, () => {
      throw new FakeRefusal('in_need_true_account')
    }),
  )

export const Filled: ScreenStory = { play: shows(/^Messages$/) }
export const Phone: ScreenStory = { globals: onPhone }
export const Opened: ScreenStory = { args: { path: `${path}?open=10` } }
export const OpenedOnAPhone: ScreenStory = { ...Opened, globals: onPhone }
export const NothingFound: ScreenStory = {
  args: {
    path: `${path}?find=rebate`,
    server: (server) => server.answer(listInbox, { list: [], totalPages: 0, totalCount: 0 }),
  },
}
export const Sent: ScreenStory = { args: { path: `${path}?tab=outbox&open=5` } }
export const Announcements: ScreenStory = { args: { path: `${path}?tab=notices` } }
export const AnnouncementsOnAPhone: ScreenStory = { ...Announcements, globals: onPhone }
export const Writing: ScreenStory = { args: { path: `${path}?tab=write` } }
/** Whom it goes to may not be written to any more: it is said at the field, and the words stay. */
export const Refused: ScreenStory = {
  args: {
    path: `${path}?tab=write`,
    server: (server) =>
      server.answer(sendMessage, () => {
        throw new FakeRefusal('message.recipient.invalid', { value: { recipientIds: [3] } })
      }),
  },
  play: async ({ canvas, userEvent }) => {
    const to = await canvas.findByRole<HTMLSelectElement>('combobox', { name: /^To/ })
    await userEvent.selectOptions(to, to.options[1]?.value ?? '')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), 'Hello')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Are you there?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText(/^You cannot write to this account any more/)
  },
}
export const LongNames: ScreenStory = { args: { server: longNames } }
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo', server: refused } }
