import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import svgpath from 'svgpath'

type Glyph = { name: string; from: string; what: string }

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/ph/icons.json') as { icons: Record<string, { body: string }> }

const glyphs = (list: string): Glyph[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', from = '', ...what] = line.trim().split(' ')
      return { name, from, what: what.join(' ') }
    })

const files = {
  categories: glyphs(`
    IconLottery ticket Lottery tickets
    IconDraws number-circle-nine Lottery draws: a ball with a nine
    IconLive poker-chip Live casino: a roulette chip
    IconSports soccer-ball Sports
    IconFishing fish-simple Fishing games
    IconSlots cherries Slots
    IconCards cards-three Card games
    IconEsports game-controller Esports
    IconCockfight feather Cockfight
    IconOriginals dice-five In-house originals`),
  places: glyphs(`
    IconHome house-simple Home
    IconHomeFill house-simple-fill Home, when it is the current place
    IconGift gift Promotions
    IconGiftFill gift-fill Promotions, when current
    IconCoins coins Points shop
    IconHeadset headset Customer service
    IconPhone device-mobile The app
    IconTranslate translate Language
    IconSidebar sidebar-simple Collapse the side menu
    IconUser user The person
    IconUserFill user-fill The person, when current
    IconWallet wallet Wallet and deposit
    IconWalletFill wallet-fill Wallet, when current
    IconGrid squares-four All games
    IconGridFill squares-four-fill All games, when current
    IconList list Open the menu
    IconBell bell Messages
    IconLogout sign-out Log out
    IconShield shield-check Safety
    IconTrophy trophy Winners
    IconTicket ticket A ticket
    IconChat chats Chat room
    IconChatFill chats-fill Chat room, when current
    IconDeposit arrow-line-down Deposit
    IconWithdraw arrow-line-up Withdrawal
    IconReceipt receipt Betting record
    IconReceiptFill receipt-fill Betting record, when current
    IconRecords list-bullets Account record
    IconRecordsFill list-bullets-fill Account record, when current
    IconTeam tree-structure Agent centre
    IconDevice devices A device that is logged in
    IconComputer laptop A computer that is logged in
    IconTablet device-tablet A tablet that is logged in
    IconPassword password Login password
    IconLock lock-key Payment password
    IconMail envelope-simple E-mail
    IconMission target Missions
    IconNews megaphone-simple Announcements
    IconInvite user-plus Invite friends
    IconSend paper-plane-right-fill Send`),
  actions: glyphs(`
    IconCaretRight caret-right More, to the end
    IconCaretLeft caret-left Back, to the start
    IconCaretDown caret-down Opens downwards
    IconCaretUpDown caret-up-down Choose one
    IconArrowRight arrow-right Go on
    IconArrowLeft arrow-left Go back
    IconSearch magnifying-glass Search
    IconSliders sliders-horizontal Filters
    IconEye eye Show
    IconEyeSlash eye-slash Hide
    IconRefresh arrow-clockwise Refresh
    IconSun sun Light theme
    IconMoon moon Dark theme
    IconPlus plus Add
    IconMinus minus Take away or minimise
    IconClose x Close
    IconCheck check Chosen or done
    IconPlay play-fill Play
    IconPause pause-fill Pause
    IconHeart heart Not a favourite yet
    IconHeartFill heart-fill A favourite
    IconUpload upload-simple Send a file
    IconCamera camera Take a picture
    IconFile file A file
    IconTrash trash Remove
    IconClear x-circle Empty a field
    IconCopy copy Copy
    IconDownload download-simple Save as a file
    IconCalendar calendar-blank Choose days
    IconDots dots-three More to do with this
    IconSortUp caret-up-fill Sorted, smallest first
    IconSortDown caret-down-fill Sorted, largest first`),
  signs: glyphs(`
    IconCheckFill check-circle-fill Good
    IconErrorFill warning-circle-fill Wrong
    IconWarning warning Take care
    IconWarningFill warning-fill Take care, strong
    IconInfo info Note
    IconInfoFill info-fill Note, strong
    IconWrench wrench Under maintenance
    IconPlugs plugs Not connected
    IconClock clock Time
    IconRecent clock-counter-clockwise Played recently
    IconFlame flame Hot
    IconFlameFill flame-fill Hot, strong
    IconSparkle sparkle New
    IconTrendUp arrow-up-right More than before
    IconTrendDown arrow-down-right Less than before`),
  brands: glyphs(`
    IconTelegram telegram-logo Telegram
    IconLine chat-circle-dots LINE
    IconWhatsapp whatsapp-logo WhatsApp
    IconYoutube youtube-logo YouTube
    IconX x-logo X
    IconFacebook facebook-logo Facebook
    IconFacebookFill facebook-logo-fill Facebook, strong
    IconTelegramFill telegram-logo-fill Telegram, strong
    IconGoogle google-logo-bold Google`),
}

const paths = (from: string) => {
  const body = icons[from]?.body
  if (body === undefined) throw new Error(`Phosphor has no ${from}`)
  return [...body.matchAll(/<path[^>]*>/g)].map(([tag]) => ({
    d: /\sd="([^"]+)"/.exec(tag)?.[1] ?? '',
    soft: tag.includes('opacity'),
  }))
}

/** One path of all, to a tenth of a unit: 256 units are an icon, so that a tenth is a hundredth of a pixel of 24. */
const joined = (list: { d: string }[]) => {
  if (list.some(({ d }, index) => index > 0 && d.startsWith('m'))) throw new Error('a later path starts relative')
  return svgpath(list.map(({ d }) => d).join(''))
    .round(1)
    .toString()
    .replaceAll(/(?<!\d)0\./g, '.')
}

const write = ({ name, from, what }: Glyph, duo: boolean) => {
  const line = joined(paths(from))
  const fill = duo ? `, '${joined(paths(`${from}-duotone`).filter(({ soft }) => soft))}'` : ''
  return `/** ${what} (Phosphor ${from}). */\nexport const ${name} = /* @__PURE__ */ glyph('${line}'${fill})\n`
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])([A-Z])/g, '-$1').toLowerCase()
const folder = new URL('../src/icons/', import.meta.url)
const entryPoint: string[] = []

for (const [group, list] of Object.entries(files)) {
  for (const one of list) {
    const file = `${kebab(one.name)}.ts`
    writeFileSync(new URL(file, folder), `import { glyph } from './glyph.tsx'\n\n${write(one, group === 'categories')}`)
    entryPoint.push(`export { ${one.name} } from './${file}'`)
  }
}
writeFileSync(
  new URL('index.ts', folder),
  `${entryPoint.join('\n')}\n\nexport type { Icon, IconProps } from './glyph.tsx'\n`,
)
