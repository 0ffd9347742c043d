import { randomUUID } from 'node:crypto'
import { present } from '../../kernel/objects/index.ts'
import { giveTicket, wageringMultiplier } from '../../rewards/index.ts'
import { CommandError, type Command } from './command.ts'
import { memberNamed } from './member-named.ts'

const daysToTake = 30
const daysToPlay = 14
const amountForm = /^\d{1,6}(\.\d{1,2})?$/
const times = /^\d{1,2}$/

/** Gives a member a ticket: a bonus to take when it suits. */
export const issueTicketCommand: Command = {
  name: 'issue-ticket',
  usage: 'issue-ticket <username> <amount> <times> <title>',
  does: 'give a member a ticket of so many pesos, to be played so many times',
  makes: true,
  async run({ db, clock }, args) {
    const [username, amount, wager, ...words] = args
    const title = words.join(' ')
    if (
      !username ||
      !amount ||
      !amountForm.test(amount) ||
      Number(amount) === 0 ||
      !wager ||
      !times.test(wager) ||
      title === ''
    )
      throw new CommandError(this.usage)
    const member = await memberNamed(db, username)
    const ticket = await giveTicket(db, {
      memberId: member.id,
      reference: `operator/${randomUUID()}`,
      title: { EN: title, TY: title },
      amount: Math.round(Number(amount) * 100),
      terms: wageringMultiplier(Number(wager), daysToPlay),
      days: daysToTake,
      at: clock.now(),
    })
    return `Ticket ${present(ticket, 'the ticket').id} waits for ${username}.`
  },
}
