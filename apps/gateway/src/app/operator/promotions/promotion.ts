import { isDeepStrictEqual } from 'node:util'
import { asc } from 'drizzle-orm'
import { announcements, promotions } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import type { Gateway } from '../../../kernel/config/index.ts'
import { notifyMembers } from '../../../kernel/notify/index.ts'
import { isOn } from '../../../kernel/ports/index.ts'
import type { AnnouncementRow, PromotionRow } from '../../../kernel/ports/index.ts'
import { CommandError, type Command } from '../command.ts'
import { checkFigures } from './check-figures.ts'
import { checkFormerDay } from './check-former-day.ts'
import { findPromotion, published } from './find-promotion.ts'
import { momentText, readMoment } from './market-time.ts'
import { membersIn } from './members-in.ts'
import { promotionFile } from './promotion-file.ts'
import type { PromotionForm } from './promotion-form.ts'
import { readPromotion } from './read-promotion.ts'
import { takeDownBanners, takeDownNotices } from './take-down.ts'
import { changePromotions, endPromotion, writePromotion } from './write-promotion.ts'

const usage =
  'promotion list | show <id> | add --file <file.json> | change <id> --file <file.json> | end <id> [--at <time>]'

function stateOf(row: AnnouncementRow | null, now: number): string {
  if (!row) return 'not published'
  if (isOn(row, now)) return 'running'
  return row.endDate !== null && row.endDate <= now ? 'over' : 'planned'
}

async function list({ db, clock }: Gateway) {
  const rows = await db
    .select({ promotion: promotions, announcement: announcements })
    .from(promotions)
    .leftJoin(announcements, published)
    .orderBy(asc(announcements.position), asc(promotions.id))
  return rows.map(({ promotion: { id, type }, announcement }) => ({
    id,
    type,
    title: announcement?.title.EN ?? '',
    gives: announcement?.figure ?? '',
    state: stateOf(announcement, clock.now()),
    from: announcement ? momentText(announcement.startDate) : '',
    until: announcement?.endDate ? momentText(announcement.endDate) : '',
  }))
}

async function find(db: Database, text: string | undefined) {
  const id = /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
  const found = await findPromotion(db, id)
  if (!found) throw new CommandError(text === undefined ? usage : `there is no promotion ${text}`)
  return { id, ...found }
}

function fileIn(args: readonly string[]): object {
  const [option, text = '', ...rest] = args
  if (option !== '--file' || rest.length > 0) throw new CommandError(usage)
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file === 'object' && file !== null && !Array.isArray(file)) return file
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new CommandError('the file must be a JSON object')
}

async function add({ db, clock }: Gateway, args: readonly string[]): Promise<string> {
  const form = readPromotion(fileIn(args))
  if (form.rule.type === 'NEW_REGISTER')
    throw new CommandError(
      'rule.type: the play money of a new account is a setting of the platform, so none can be added',
    )
  checkFigures(form)
  const id = await db.transaction((tx) => changePromotions(tx, clock.now(), () => writePromotion(tx, null, form)))
  return `Promotion ${id} is added.`
}

/** Refuses another week for a cashback: what was lost on the days that both weeks hold would be given back twice. */
function checkSameWeek({ id, rule: before }: PromotionRow, { rule }: PromotionForm): void {
  if (before.type === 'CASHBACK' && rule.type === 'CASHBACK' && before.weekday !== rule.weekday)
    throw new CommandError(`rule.weekday: end promotion ${id} and add another, since the weeks would overlap`)
}

/** The texts that say in words what rule and terms say in figures. */
const words = ['summary', 'lines', 'figure'] as const

/** Whether a promotion gives or asks for something else. */
const hasOtherFigures = (before: PromotionForm, { rule, terms }: PromotionForm): boolean =>
  !isDeepStrictEqual({ rule, terms }, { rule: before.rule, terms: before.terms })

/**
 * Refuses other figures where the file does not name the words for them: the page would go on with the old sums. Words that
 * say nothing of what changes may be named as they are.
 */
function checkWords(file: object): void {
  const unsaid = words.filter((name) => !(name in file))
  if (unsaid.length > 0)
    throw new CommandError(`${unsaid.join(', ')}: rule or terms change, so say what members read of them too`)
}

/** What members were promised: the rest of a promotion changes without a look at its texts and without a letter. */
const heldToRule = ({
  category: _category,
  picture: _picture,
  position: _position,
  ...rest
}: Readonly<Record<string, unknown>>) => rest

/** What an answer adds about what led to a promotion and was taken down. */
const takenDown = (what: string, count: number): string =>
  count > 0 ? ` ${what} taken down, since they say what was before: ${count}.` : ''

async function change({ db, clock }: Gateway, [text, ...args]: readonly string[]): Promise<string> {
  const file = fileIn(args)
  return db.transaction((tx) =>
    changePromotions(tx, clock.now(), async () => {
      const { id, promotion, announcement } = await find(tx, text)
      const before = promotionFile(promotion, announcement)
      const form = readPromotion({ ...before, ...file })
      if (form.rule.type !== promotion.type) throw new CommandError(`rule.type: promotion ${id} is a ${promotion.type}`)
      checkSameWeek(promotion, form)
      let [isOther, isSaid] = [false, true]
      if (announcement) {
        checkFormerDay(before, { ...before, ...file }, { former: announcement.endDate, end: form.end })
        const { rule, terms } = before
        isOther = hasOtherFigures(readPromotion({ ...before, ...file, rule, terms }), form)
        if (isOther) checkWords(file)
        isSaid = !isDeepStrictEqual(heldToRule(before), heldToRule({ ...before, ...file }))
      }
      if (isSaid) checkFigures(form)
      await writePromotion(tx, id, form)
      const down = isOther ? takenDown('Banners', await takeDownBanners(tx, id)) : ''
      const off = isSaid ? takenDown('Notices', await takeDownNotices(tx, id)) : ''
      if (isSaid)
        await notifyMembers(tx, await membersIn(tx, id), {
          kind: 'promotion.changed',
          values: { title: form.title },
          at: clock.now(),
        })
      return `Promotion ${id} is changed; what was given stays under the terms it was given with.${down}${off}`
    }),
  )
}

async function end({ db, clock }: Gateway, [text, ...args]: readonly string[]): Promise<string> {
  const [option, time = '', ...rest] = args
  if ((option !== undefined && option !== '--at') || rest.length > 0) throw new CommandError(usage)
  const now = clock.now()
  const at = option === undefined ? now : readMoment(time)
  if (at === null) throw new CommandError(`--at: a time such as 2026-12-01T00:00 is needed`)
  if (at < now) throw new CommandError(`--at: it is ${momentText(now)} already`)
  return db.transaction((tx) =>
    changePromotions(tx, now, async () => {
      const { id, promotion, announcement } = await find(tx, text)
      const state = stateOf(announcement ?? null, now)
      if (state === 'not published' || state === 'over') throw new CommandError(`promotion ${id} is ${state}`)
      // What ends now is shown no more.
      if (announcement && option !== undefined) {
        const file = promotionFile(promotion, announcement)
        checkFormerDay(file, file, { former: announcement.endDate, end: at })
        checkFigures(readPromotion({ ...file, end: momentText(at) }))
      }
      await endPromotion(tx, id, at)
      const off = option === undefined ? '' : takenDown('Notices', await takeDownNotices(tx, id))
      await notifyMembers(tx, await membersIn(tx, id), {
        kind: 'promotion.ending',
        values: { title: announcement?.title ?? null, until: at },
        at: now,
      })
      return `Promotion ${id} ends at ${momentText(at)}; what was given stays under its terms.${off}`
    }),
  )
}

async function show({ db }: Gateway, args: readonly string[]): Promise<string> {
  if (args.length !== 1) throw new CommandError(usage)
  const { promotion, announcement } = await find(db, args[0])
  return JSON.stringify(promotionFile(promotion, announcement), null, 2)
}

async function run(gateway: Gateway, [action, ...args]: readonly string[]) {
  if (action === 'list' && args.length === 0) return list(gateway)
  if (action === 'show') return show(gateway, args)
  const changes = { add, change, end }
  if (action !== 'add' && action !== 'change' && action !== 'end') throw new CommandError(usage)
  const told = await changes[action](gateway, args)
  gateway.state.lookAgain()
  return told
}

/** Shows, adds, changes and ends promotions. */
export const promotionCommand: Command = {
  name: 'promotion',
  usage,
  does: 'show promotions, or add, change or end one; every gateway follows within two seconds',
  makes: true,
  run,
}
