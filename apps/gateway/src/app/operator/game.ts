import { eq } from 'drizzle-orm'
import { games } from '../../kernel/db/index.ts'
import { countChange, maintenanceOf } from '../../play/index.ts'
import { CommandError, type Command } from './command.ts'

const usage = 'game <id> [maintenance <minutes> | open]'
const longestMinutes = 30 * 24 * 60

function windowOf([state, minutes, ...rest]: readonly string[], now: number) {
  if (state === 'open' && minutes === undefined)
    return { maintenanceFrom: null, maintenanceTo: null, maintenanceDecided: true }
  const length = /^\d{1,5}$/.test(minutes ?? '') ? Number(minutes) : 0
  if (state !== 'maintenance' || rest.length > 0 || length < 1 || length > longestMinutes)
    throw new CommandError(`${usage}, minutes from 1 to ${longestMinutes}`)
  return { maintenanceFrom: now, maintenanceTo: now + length * 60_000, maintenanceDecided: true }
}

/** Puts a game under maintenance or opens it, or shows how it is. */
export const gameCommand: Command = {
  name: 'game',
  usage,
  does: 'show a game, close it for maintenance, or open it; rounds that are open are finished',
  async run({ db, catalogue, clock }, [name, ...args]) {
    const id = Number(name)
    const now = clock.now()
    if (!Number.isInteger(id) || !catalogue.find(id))
      throw new CommandError(name === undefined ? usage : `there is no game ${name}`)
    if (args.length > 0) {
      const window = windowOf(args, now)
      await db.transaction(async (tx) => {
        await countChange(tx)
        await tx.update(games).set(window).where(eq(games.id, id))
      })
    }
    await catalogue.reload()
    const game = catalogue.find(id)
    if (!game) throw new CommandError(`there is no game ${id}`)
    const closed = maintenanceOf(game, now)
    return [
      {
        id,
        title: game.title,
        provider: game.provider,
        state: closed ? 'maintenance' : 'open',
        until: closed ? new Date(closed.endTime).toISOString() : '',
      },
    ]
  },
}
