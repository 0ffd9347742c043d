import type { MessageKind } from '../../../kernel/ports/index.ts'
import type { MessageValues } from '../../../kernel/db/index.ts'
import type { Language } from '../../../kernel/http/index.ts'

/** A message of the demo accounts: who wrote it to whom, null for the platform and for the customer service. */
export interface SeedInboxMessage {
  readonly from: string | null
  readonly to: string | null
  readonly kind: MessageKind
  readonly values: MessageValues
  readonly hoursAgo: number
  readonly read: boolean
}

const day = 24

const welcome = (to: string, name: string): SeedInboxMessage => ({
  from: null,
  to,
  kind: 'account.welcome',
  values: { name },
  hoursAgo: 75 * day,
  read: true,
})

/** A text of the platform in every language of the site. */
type Said = Readonly<Record<Language, string>>

const written = (
  from: string | null,
  to: string | null,
  hoursAgo: number,
  read: boolean,
  values: Readonly<Record<'title' | 'content', string | Said>>,
): SeedInboxMessage => ({
  from,
  to,
  kind: 'written',
  values,
  hoursAgo,
  read,
})

/** What lies in the inboxes of the demo accounts; nothing about money, which only the ledger tells. */
export const seedInboxMessages: readonly SeedInboxMessage[] = [
  welcome('linhtran88', 'Linh Tran'),
  welcome('marcobay01', 'Marco Bayani'),
  welcome('aprilsol22', 'April Soliman'),
  written('aprilsol22', 'linhtran88', 74 * day, true, {
    title: 'Hello from your agent',
    content:
      'Hi Linh, I am April, and your account is on my team. Write to me here if something about your rebate is unclear. I answer in the evening.',
  }),
  written('linhtran88', 'aprilsol22', 73 * day, true, {
    title: 'Rebate on slots',
    content: 'Thank you, April. Do the slots of both in-house providers count for my rebate, or only one?',
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
    from: null,
    to: 'linhtran88',
    kind: 'service.answer',
    hoursAgo: 12 * day - 2,
    read: true,
    values: {
      title: 'A round that stopped',
      content:
        'The server settles a round as soon as it is asked for. Open the game again and press Check: it shows how that round ended, and it is in your betting record with its number.',
    },
  },
  written(null, 'linhtran88', 5 * day, true, {
    title: {
      EN: 'The help centre has grown',
      TY: 'Lumaki ang help centre',
      CN: '帮助中心已扩充',
      TH: 'ศูนย์ช่วยเหลือมีบทความเพิ่ม',
      VI: 'Trung tâm trợ giúp có thêm bài viết',
      ID: 'Pusat bantuan kini lebih lengkap',
    },
    content: {
      CN: '限额、提款、红利条款和老虎机返还率现在各有专门文章，网站的每种语言都有。',
      TH: 'การจำกัดการเล่น การถอน เงื่อนไขโบนัส และ RTP ของสล็อต มีบทความแยกแต่ละเรื่องแล้ว ครบทุกภาษาของเว็บ',
      VI: 'Giới hạn chơi, rút tiền, điều khoản tiền thưởng và RTP của nổ hũ nay đều có bài riêng, bằng mọi ngôn ngữ của trang web.',
      ID: 'Batas bermain, penarikan, ketentuan bonus, dan RTP slot kini punya artikel sendiri, dalam setiap bahasa situs.',
      EN: 'Limits, withdrawals, bonus terms and the return of the slots each have an article of their own now, in each language of the site.',
      TY: 'May sarili nang artikulo ang mga limitasyon, pag-withdraw, tuntunin ng bonus at return ng slots, sa bawat wika ng site.',
    },
  }),
  written(null, 'linhtran88', 20, false, {
    title: {
      EN: 'New in the lobby this week',
      TY: 'Bago sa lobby ngayong linggo',
      CN: '本周大厅新游戏',
      TH: 'เกมใหม่ในล็อบบี้สัปดาห์นี้',
      VI: 'Game mới trong sảnh tuần này',
      ID: 'Baru di lobi pekan ini',
    },
    content: {
      CN: 'Candy Atelier、Orbit Crash 和 Turtle Carnival 已上线，可在首页的新游戏一栏找到。',
      TH: 'Candy Atelier, Orbit Crash และ Turtle Carnival มาแล้ว ดูได้ในแถวเกมใหม่ที่หน้าแรก',
      VI: 'Candy Atelier, Orbit Crash và Turtle Carnival đã có mặt. Tìm ở hàng trò chơi mới trên trang chủ.',
      ID: 'Candy Atelier, Orbit Crash, dan Turtle Carnival sudah hadir. Cari di deretan game baru di beranda.',
      EN: 'Candy Atelier, Orbit Crash and Turtle Carnival are new. You find them in the row of new games on the first page.',
      TY: 'Bago ang Candy Atelier, Orbit Crash at Turtle Carnival. Nasa hanay ng mga bagong laro sa home page.',
    },
  }),
  written('aprilsol22', 'linhtran88', 6, false, {
    title: 'Kumusta ang linggo mo?',
    content:
      'Kumusta, Linh. May bagong notice sa maintenance ng Buccaneer Bay, kaya sarado muna ang larong iyon. Maglaro lang sa loob ng limitasyon mo.',
  }),
  written('marcobay01', 'aprilsol22', 9 * day, true, {
    title: 'Weekly figures of your team',
    content:
      'April, your team was active again. Look at the team overview before we talk on Friday, and bring the three names that stopped playing.',
  }),
  written('aprilsol22', 'marcobay01', 8 * day, true, {
    title: 'Weekly figures of your team',
    content:
      'I have them. Two asked for a break, and I have left them alone. The third forgot his password and is back.',
  }),
  written('aprilsol22', 'marcobay01', 10, false, {
    title: 'New invitation links',
    content: 'I made a separate link for the fishing group, so that we can tell in the records who came from there.',
  }),
]
