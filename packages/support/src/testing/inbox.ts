import type { listInbox, listOutbox, listRecipients, ServedResponseOf } from '@parlour/api-client/endpoints'

const noon = Date.UTC(2026, 0, 15, 4)
const hour = 3_600_000

/** An inbox of two messages, the newer one unopened. */
export const inboxAnswer = (read = false): ServedResponseOf<typeof listInbox> => ({
  list: [
    {
      messageId: 12,
      title: 'Your withdrawal was paid',
      content: '₱1,500.00 went to your bank account.\nNothing is left to do.',
      sendTime: noon,
      read,
      readTime: null,
      kind: 'withdraw',
      senderName: null,
      receiverName: 'linhtran88',
    },
    {
      messageId: 11,
      title: 'Welcome',
      content: 'Here is how it works.',
      sendTime: noon - hour,
      read: true,
      readTime: noon,
      kind: 'written',
      senderName: 'marcobay01',
      receiverName: 'linhtran88',
    },
  ],
  totalPages: 2,
  totalCount: 12,
})

/** An outbox of one message to the customer service. */
export const outboxAnswer: ServedResponseOf<typeof listOutbox> = {
  list: [
    {
      messageId: 9,
      title: 'A question',
      content: 'When does the draw move?',
      sendTime: noon - 2 * hour,
      read: true,
      readTime: noon,
      kind: 'written',
      senderName: 'linhtran88',
      receiverName: null,
    },
  ],
  totalPages: 1,
  totalCount: 1,
}

/** The customer service, an upline and a downline. */
export const recipientsAnswer: ServedResponseOf<typeof listRecipients> = {
  list: [
    { recipientId: 0, name: 'Customer service', relation: 'service' },
    { recipientId: 3, name: 'marcobay01', relation: 'upline' },
    { recipientId: 8, name: 'minh20', relation: 'downline' },
  ],
  totalPages: 1,
  totalCount: 3,
}
