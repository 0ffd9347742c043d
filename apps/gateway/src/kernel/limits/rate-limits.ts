import type { Limit } from './rate-limit.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How long attempts are of any use to a limit, in milliseconds. */
export const longestSpan = day

/** Every limit of this platform by what it counts. Source: reliability 3.4; what that does not name says so. */
export const limits = {
  /** Failed logins of an account, from everywhere. Devices that know the account are not slowed down. */
  'login.account': {
    kept: 'database',
    shared: false,
    windows: [{ count: 3, span: 30 * minute, excess: 'captcha' }],
    slow: { from: 5, first: second, most: 15 * minute },
  },
  /** Failed logins of a device, or of a network that names none. */
  'login.device': { kept: 'database', shared: false, windows: [{ count: 3, span: 30 * minute, excess: 'captcha' }] },
  /** Failed logins of an account from one network, so that attempts from elsewhere cannot lock the member out. */
  'login.pair': {
    kept: 'database',
    shared: false,
    windows: [{ count: 5, span: 30 * minute, lock: 30 * minute, excess: 'refuse' }],
  },
  /** Logins of a network, good and bad. */
  'login.network': {
    kept: 'database',
    shared: true,
    windows: [
      { count: 20, span: 5 * minute, excess: 'captcha' },
      { count: 100, span: hour, excess: 'refuse' },
    ],
  },
  /** Codes sent to a number or a mail address. */
  'code.target': {
    kept: 'database',
    shared: false,
    windows: [
      { count: 1, span: minute, excess: 'refuse' },
      { count: 5, span: hour, excess: 'refuse' },
      { count: 10, span: day, excess: 'refuse' },
    ],
  },
  'code.network': { kept: 'database', shared: true, windows: [{ count: 10, span: hour, excess: 'refuse' }] },
  /** SMS to one country. */
  'sms.prefix': { kept: 'database', shared: true, windows: [{ count: 100, span: hour, excess: 'refuse' }] },
  /** SMS of the whole site: a circuit breaker, reported to the operator. */
  'sms.site': { kept: 'database', shared: true, windows: [{ count: 1000, span: day, excess: 'refuse' }] },
  /** Every call of a network, to whichever host of this platform. */
  'any.network': {
    kept: 'process',
    shared: true,
    windows: [
      { count: 100, span: second, excess: 'refuse' },
      { count: 600, span: minute, excess: 'refuse' },
    ],
  },
  /** Codes and tokens that the connector's pages have exchanged for a network; not in the source. */
  'connector.network': { kept: 'process', shared: true, windows: [{ count: 60, span: minute, excess: 'refuse' }] },
  /** What a player does in a game; not in the source. */
  'play.account': { kept: 'process', shared: true, windows: [{ count: 120, span: minute, excess: 'refuse' }] },
  /** Changes of favourites; not in the source. */
  'favourite.member': { kept: 'process', shared: true, windows: [{ count: 60, span: minute, excess: 'refuse' }] },
  /** Reports of what a policy blocked; not in the source. */
  'csp.network': { kept: 'process', shared: true, windows: [{ count: 20, span: minute, excess: 'refuse' }] },
  /** Commands of the operator; not in the source. */
  'operator.network': { kept: 'process', shared: true, windows: [{ count: 120, span: minute, excess: 'refuse' }] },
  'captcha.session': { kept: 'process', shared: true, windows: [{ count: 1, span: second, excess: 'refuse' }] },
  'captcha.network': { kept: 'process', shared: true, windows: [{ count: 30, span: minute, excess: 'refuse' }] },
  'register.network': { kept: 'database', shared: true, windows: [{ count: 5, span: hour, excess: 'refuse' }] },
  'register.device': { kept: 'database', shared: true, windows: [{ count: 3, span: day, excess: 'refuse' }] },
  /** Registrations that a network sends again, each with a password to hold against the first; not in the source. */
  'register.again': { kept: 'process', shared: true, windows: [{ count: 20, span: minute, excess: 'refuse' }] },
  /** Demo accounts opened by a network; not in the source. */
  'trial.network': { kept: 'database', shared: true, windows: [{ count: 10, span: hour, excess: 'refuse' }] },
  /** User names that a network checks; not in the source. */
  'username.network': { kept: 'process', shared: true, windows: [{ count: 60, span: minute, excess: 'refuse' }] },
  'affiliate.network': { kept: 'process', shared: true, windows: [{ count: 20, span: minute, excess: 'refuse' }] },
  /** Launches of a member, and demos that a network opens. */
  'launch.account': { kept: 'database', shared: true, windows: [{ count: 10, span: minute, excess: 'refuse' }] },
  'launch.network': { kept: 'database', shared: true, windows: [{ count: 10, span: minute, excess: 'refuse' }] },
  /**
   * Recoveries of an account; those to other targets or with wrong codes are counted separately from the member's own.
   */
  'reset.account': { kept: 'database', shared: false, windows: [{ count: 3, span: hour, excess: 'silence' }] },
  'reset.network': { kept: 'database', shared: true, windows: [{ count: 10, span: hour, excess: 'silence' }] },
  /** Wrong login passwords of a member who is logged in; not in the source. */
  'password.member': {
    kept: 'database',
    shared: false,
    windows: [{ count: 5, span: 30 * minute, lock: 30 * minute, excess: 'refuse' }],
  },
  /**
   * Passwords of either kind that a member who is logged in
   * brings, right ones too: each takes a hash; not in the source.
   */
  'password.work': { kept: 'process', shared: true, windows: [{ count: 20, span: minute, excess: 'refuse' }] },
  /** Wrong payment passwords of a member. */
  'payment.password': {
    kept: 'database',
    shared: false,
    windows: [{ count: 5, span: 30 * minute, lock: 30 * minute, excess: 'refuse' }],
  },
  /** Moving money by a button: transfer, withdraw, redeem, convert, claim. Journeys share one account. */
  'money.member': { kept: 'database', shared: true, windows: [{ count: 10, span: minute, excess: 'refuse' }] },
  /** Deposits opened by a member; not in the source. */
  'deposit.member': { kept: 'database', shared: true, windows: [{ count: 10, span: minute, excess: 'refuse' }] },
  /** Balance and polled orders, by session. */
  'poll.session': { kept: 'process', shared: true, windows: [{ count: 60, span: minute, excess: 'refuse' }] },
  /** Applications with pictures. */
  'upload.member': { kept: 'database', shared: false, windows: [{ count: 10, span: hour, excess: 'refuse' }] },
  /** Promotion codes that a member tries, so that none can be guessed; not in the source. */
  'promo.code.member': { kept: 'database', shared: false, windows: [{ count: 20, span: hour, excess: 'refuse' }] },
  /** Accounts that an agent opens for its team; not in the source. */
  'downline.member': { kept: 'database', shared: false, windows: [{ count: 30, span: hour, excess: 'refuse' }] },
  /** Unread counts that a session requests. */
  'unread.session': { kept: 'process', shared: true, windows: [{ count: 60, span: minute, excess: 'refuse' }] },
  /** Letters of a member; not in the source. */
  'message.member': { kept: 'database', shared: false, windows: [{ count: 20, span: hour, excess: 'refuse' }] },
  /** Feedback of a network; not in the source. */
  'feedback.network': { kept: 'database', shared: true, windows: [{ count: 10, span: hour, excess: 'refuse' }] },
  /** Chat frames opened by a session; not in the source. */
  'chat.session': { kept: 'process', shared: true, windows: [{ count: 10, span: minute, excess: 'refuse' }] },
  /** Conversations begun by guests of a network; not in the source. */
  'chat.guest': { kept: 'database', shared: true, windows: [{ count: 10, span: hour, excess: 'refuse' }] },
  /** Lines written into one conversation; not in the source. */
  'chat.room': { kept: 'database', shared: false, windows: [{ count: 20, span: minute, excess: 'refuse' }] },
} satisfies Record<string, Limit>

/** The name of a limit. */
export type LimitName = keyof typeof limits

/** How often a one-time code may be tried. */
export const codeTries = 5

/** The share of failed logins above which every login needs a captcha. Counted by each gateway. */
export const siteAlarm = { share: 0.5, above: 100, span: 5 * minute } as const
