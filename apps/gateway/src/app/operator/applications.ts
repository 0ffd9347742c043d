import { asc, count, eq, inArray } from 'drizzle-orm'
import { applicationPictures, applications, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import {
  approve,
  lockApplication,
  mostPaidOf,
  promotionOf,
  promotionTitle,
  reject,
  rejectReasons,
  takeInHand,
} from '../../rewards/index.ts'
import type { Application } from '../../rewards/index.ts'
import { CommandError, type Command } from './command.ts'
import { majorUnits } from './major-units.ts'
import { momentText } from './moment-text.ts'

const most = 50
const amountForm = /^\d{1,9}(\.\d{1,2})?$/

const numberOf = (text: string | undefined, usage: string): number => {
  if (text === undefined || !/^\d{1,12}$/.test(text)) throw new CommandError(usage)
  return Number(text)
}

/** Does something with an application that waits, in one transaction. */
const decide = (
  gateway: Gateway,
  id: number,
  effect: (tx: Database, application: Application) => Promise<void>,
): Promise<void> =>
  gateway.db.transaction(async (tx) => {
    const application = await lockApplication(tx, id)
    if (!application) throw new CommandError(`no application ${id} waits for a decision`)
    await effect(tx, application)
  })

/** Lists the applications that wait for a decision, oldest first. */
export const applicationsCommand: Command = {
  name: 'applications',
  usage: 'applications',
  does: 'list the applications for promotions that wait for a decision',
  async run(gateway, args) {
    if (args.length > 0) throw new CommandError(this.usage)
    const rows = await gateway.db
      .select({ application: applications, username: members.username, pictures: count(applicationPictures.position) })
      .from(applications)
      .innerJoin(members, eq(members.id, applications.memberId))
      .leftJoin(applicationPictures, eq(applicationPictures.applicationId, applications.id))
      .where(inArray(applications.status, ['applying', 'process']))
      .groupBy(applications.id, members.username)
      .orderBy(asc(applications.at), asc(applications.id))
      .limit(most)
    if (rows.length === 0) return 'No application waits.'
    return rows.map(({ application: { id, promotionId, remarks, status, at }, username, pictures }) => ({
      id,
      member: username,
      promotion: promotionTitle(gateway, promotionId).EN,
      remarks,
      pictures,
      status,
      at: momentText(at),
    }))
  },
}

/** Approves an application: its reward waits for the member. */
export const approveApplicationCommand: Command = {
  name: 'approve-application',
  usage: 'approve-application <id> <amount>',
  does: 'approve an application with an amount in pesos; the member claims it in the reward centre',
  async run(gateway, args) {
    const [id, amount, ...rest] = args
    const number = numberOf(id, this.usage)
    if (amount === undefined || !amountForm.test(amount) || rest.length > 0 || Number(amount) === 0)
      throw new CommandError(this.usage)
    const minor = Math.round(Number(amount) * 100)
    await decide(gateway, number, async (tx, application) => {
      const promotion = promotionOf(gateway, application.promotionId)
      const maximum = promotion?.rule.type === 'MANUAL' ? mostPaidOf(promotion.rule) : null
      if (maximum === null) throw new CommandError('this promotion does not say in pesos what it pays: set mostPaid')
      if (minor > maximum) throw new CommandError(`this promotion gives at most ${majorUnits(maximum)}`)
      await approve(tx, gateway, application, minor)
    })
    return `Application ${number} is approved with ${majorUnits(minor)}.`
  },
}

/** Rejects an application, with a reason for the member. */
export const rejectApplicationCommand: Command = {
  name: 'reject-application',
  usage: 'reject-application <id> <reason>',
  does: `reject an application; the member reads the reason: ${rejectReasons.slice(0, 3).join(', ')}, or your own words`,
  async run(gateway, args) {
    const [id, ...words] = args
    const number = numberOf(id, this.usage)
    if (words.length === 0) throw new CommandError(this.usage)
    await decide(gateway, number, (tx, application) => reject(tx, gateway, application, words.join(' ')))
    return `Application ${number} is rejected.`
  },
}

/**
 * Answers the pictures of an application, for the operator's machine to write them, and takes the application in hand.
 */
export const picturesCommand: Command = {
  name: 'pictures',
  usage: 'pictures <id> <folder>',
  does: 'write the pictures of an application into a folder here and take it in hand',
  async run({ db }, args) {
    const [id, folder, ...rest] = args
    const number = numberOf(id, this.usage)
    if (!folder || rest.length > 0) throw new CommandError(this.usage)
    const [known] = await db.select({ id: applications.id }).from(applications).where(eq(applications.id, number))
    if (!known) throw new CommandError(`there is no application ${number}`)
    const rows = await db
      .select()
      .from(applicationPictures)
      .where(eq(applicationPictures.applicationId, number))
      .orderBy(asc(applicationPictures.position))
    await takeInHand(db, number)
    if (rows.length === 0) return `Application ${number} came without pictures.`
    return {
      files: rows.map(({ position, kind, content }) => ({
        name: `${number}-${position + 1}.${kind}`,
        content: Buffer.from(content).toString('base64'),
      })),
    }
  },
}
