import { writePoints } from '../../rewards/index.ts'
import { CommandError, type Command } from './command.ts'
import { memberNamed } from './member-named.ts'

const pointsForm = /^[1-9]\d{0,5}$/

/** Gives a member points, for example for a complaint that was right. */
export const givePointsCommand: Command = {
  name: 'give-points',
  usage: 'give-points <username> <points> <why>',
  does: 'give a member points; the list of points shows why',
  makes: true,
  async run({ db, clock }, args) {
    const [username, points, ...words] = args
    const why = words.join(' ')
    if (!username || !points || !pointsForm.test(points) || why === '') throw new CommandError(this.usage)
    const { id: memberId } = await memberNamed(db, username)
    const balances = await db.transaction((tx) =>
      writePoints(tx, [
        { memberId, kind: 'EARN', points: Number(points), remark: { EN: why, TY: why }, at: clock.now() },
      ]),
    )
    return `${username} has ${balances.get(memberId)} points.`
  },
}
