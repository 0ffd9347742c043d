import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { studios } from '../db/tables/index.ts'
import { countChange } from '../games/count-change.ts'
import { CommandError, type Command } from './command.ts'

/** Switches the games of a studio on and off, or shows how they are. */
export const studioCommand: Command = {
  name: 'studio',
  usage: 'studio [<code> on|off]',
  does: 'show the studios, or let the games of one be opened or not; rounds that are open are finished',
  async run({ db, catalogue }, [code, state, ...rest]) {
    if (code !== undefined) {
      if ((state !== 'on' && state !== 'off') || rest.length > 0) throw new CommandError('studio <code> on|off')
      const changed = await db.transaction(async (inner) => {
        const tx = inner as unknown as Database
        await countChange(tx)
        return tx.update(studios).set({ isOpen: state === 'on' }).where(eq(studios.code, code.toUpperCase())).returning({ code: studios.code })
      })
      if (changed.length === 0) throw new CommandError(`there is no studio ${code}`)
    }
    await catalogue.reload()
    return catalogue.studios.map(({ code: studio, name, isOpen }) => ({ studio, name, state: isOpen ? 'on' : 'off' }))
  },
}
