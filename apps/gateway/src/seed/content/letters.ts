import type { MessageKind } from '../../support/message-kinds.ts'
import type { MessageValues } from '../../db/tables/support.ts'

/** A message of the demo accounts: who wrote it to whom, null for the platform and for the customer service. */
export interface SeedLetter {
  readonly from: string | null
  readonly to: string | null
  readonly kind: MessageKind
  readonly values: MessageValues
  readonly hoursAgo: number
  readonly read: boolean
}

const day = 24

const welcome = (to: string, name: string): SeedLetter => ({
  from: null, to, kind: 'account.welcome', values: { name }, hoursAgo: 75 * day, read: true,
})

const written = (from: string | null, to: string | null, hoursAgo: number, read: boolean, values: MessageValues): SeedLetter => ({
  from, to, kind: 'written', values, hoursAgo, read,
})

/** What lies in the inboxes of the demo accounts; nothing about money, which only the ledger tells. */
export const seedLetters: readonly SeedLetter[] = [
  welcome('linhtran88', 'Linh Tran'),
  welcome('marcobay01', 'Marco Bayani'),
  welcome('aprilsol22', 'April Soliman'),
  written('aprilsol22', 'linhtran88', 74 * day, true, {
    title: 'Hello from your agent',
    content: 'Hi Linh, I am April, and your account is on my team. Write to me here if something about your rebate is unclear. I answer in the evening.',
  }),
  written('linhtran88', 'aprilsol22', 73 * day, true, {
    title: 'Rebate on slots',
    content: 'Thank you, April. Do the slots of both in-house studios count for my rebate, or only one?',
  }),
  written('aprilsol22', 'linhtran88', 73 * day - 3, true, {
    title: 'Rebate on slots',
    content: 'Both count, Tessera and Ninefold, at the same rate. You see each day in your records the morning after.',
  }),
  written('linhtran88', null, 12 * day, true, {
    title: 'A round that stopped',
    content: 'My connection broke in Sugar Parade last night while the reels were turning. Was that stake booked?',
  }),
  {
    from: null, to: 'linhtran88', kind: 'service.answer', hoursAgo: 12 * day - 2, read: true,
    values: {
      title: 'A round that stopped',
      content: 'The server settles a round as soon as it is asked for. Open the game again and press Check: it shows how that round ended, and it is in your betting record with its number.',
    },
  },
  written(null, 'linhtran88', 5 * day, true, {
    title: { EN: 'The help centre has grown', TY: 'Lumaki ang help centre' },
    content: {
      EN: 'Limits, withdrawals, bonus terms and the return of the slots each have an article of their own now, in each language of the site.',
      TY: 'May sarili nang artikulo ang mga limitasyon, pag-withdraw, tuntunin ng bonus at return ng slots, sa bawat wika ng site.',
    },
  }),
  written(null, 'linhtran88', 20, false, {
    title: { EN: 'New in the lobby this week', TY: 'Bago sa lobby ngayong linggo' },
    content: {
      EN: 'Candy Atelier, Orbit Crash and Kraken Deep are new. You find them in the row of new games on the first page.',
      TY: 'Bago ang Candy Atelier, Orbit Crash at Kraken Deep. Nasa hanay ng mga bagong laro sa home page.',
    },
  }),
  written('aprilsol22', 'linhtran88', 6, false, {
    title: 'Kumusta ang linggo mo?',
    content: 'Kumusta, Linh. May bagong notice sa maintenance ng Buccaneer Bay, kaya sarado muna ang larong iyon. Maglaro lang sa loob ng limitasyon mo.',
  }),
  written('marcobay01', 'aprilsol22', 9 * day, true, {
    title: 'Weekly figures of your team',
    content: 'April, your team was active again. Look at the team overview before we talk on Friday, and bring the three names that stopped playing.',
  }),
  written('aprilsol22', 'marcobay01', 8 * day, true, {
    title: 'Weekly figures of your team',
    content: 'I have them. Two asked for a break, and I have left them alone. The third forgot his password and is back.',
  }),
  written('aprilsol22', 'marcobay01', 10, false, {
    title: 'New invitation links',
    content: 'I made a separate link for the fishing group, so that we can tell in the records who came from there.',
  }),
  written(null, 'marcobay01', 30, false, {
    title: { EN: 'Agent centre: records by member', TY: 'Agent centre: tala bawat miyembro' },
    content: {
      EN: 'Records of the agent centre can be narrowed to one member of your team by name.',
      TY: 'Puwede nang piliin sa mga tala ng agent centre ang iisang miyembro ng team mo ayon sa pangalan.',
    },
  }),
  written(null, 'aprilsol22', 30, false, {
    title: { EN: 'Agent centre: records by member', TY: 'Agent centre: tala bawat miyembro' },
    content: {
      EN: 'Records of the agent centre can be narrowed to one member of your team by name.',
      TY: 'Puwede nang piliin sa mga tala ng agent centre ang iisang miyembro ng team mo ayon sa pangalan.',
    },
  }),
]
