/** The accounts that the start of the gateway prints. Their password is the same. */
export const demoPassword = 'vesper2025'

/** The payment password of the demo accounts that may move money. */
export const demoPaymentPassword = '246810'

/** A demo account: what it is, by which name it logs in. */
export interface DemoAccount {
  readonly username: string
  readonly nickname: string
  readonly type: number
  readonly is: string
  readonly upline: string | null
  /** The name that the account is in, where it has one. */
  readonly realName?: string
}

/** The demo accounts, in the order they are printed. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'linhtran88', nickname: 'Linh Tran', type: 0, is: 'player', upline: 'aprilsol22' },
  { username: 'marcobay01', nickname: 'Marco Bayani', type: 1, is: 'agent', upline: null },
  {
    username: 'aprilsol22',
    nickname: 'April Soliman',
    type: 2,
    is: 'sub-agent',
    upline: 'marcobay01',
    realName: 'April Soliman',
  },
  { username: 'guest4021', nickname: 'Guest 4021', type: 4, is: 'demo account', upline: null },
]

/** Members that play in the history; the first 26 are the team of the second agent, the next 12 of the first. */
export const memberNames: readonly string[] = (
  'tranvy92 bongo88 somchai77 linhph88 nguyenhoa kraisak9 pporn01 minhdang danny5 rosalie21 joselito7 teodora4 ' +
  'carmelo10 benjie33 anakin08 mariposa2 luzviminda kimberly6 ramon1987 dalisay5 bituin19 amihan77 tala2024 hiraya12 ' +
  'ligaya40 marikit3 andoy2001 badong55 cardo11 diding8 elmer1979 fermin62 gregoria9 honorio14 isko2010 juaning7 ' +
  'katrina28 lando1995 mayumi31 narciso6 oscar1988 pacita20 quirino5 rolando76 sampagita3 tomas1990 urduja15 vicente9 ' +
  'wilma2003 xander44 yolanda8 zenaida12 arturo65 belinda27 crispin1 dolores39 efren2005 florante6 gloria18 hernan73'
).split(' ')

/** How many of the members are on the team of the second agent, and of the first. */
export const teamSizes = { second: 26, first: 12 }
