import type { getHelpCenter, ServedResponseOf } from '@parlour/api-client/endpoints'

/** Four articles of a help centre. */
export const helpAnswer: ServedResponseOf<typeof getHelpCenter> = {
  list: [
    {
      id: 1,
      anchor: 'deposit',
      title: 'Deposit',
      content: '<h3>How to deposit</h3><p>Choose a way &amp; a sum. It is credited within <b>five minutes</b>.</p>',
    },
    {
      id: 2,
      anchor: 'withdraw',
      title: 'Withdrawal',
      content:
        '<h3>How long it takes</h3><p>We check every withdrawal by hand; most are paid on the same day.</p><ul><li>Name and account must match.</li></ul>',
    },
    {
      id: 3,
      anchor: 'term',
      title: 'Terms of use',
      content: '<p>You are 21 or older. One account for each person. Điều khoản đầy đủ ở đây.</p>',
    },
    { id: 4, anchor: null, title: 'Privacy', content: '<p>We keep what we need, and no longer.</p>' },
  ],
}
