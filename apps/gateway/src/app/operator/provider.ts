import { eq } from 'drizzle-orm'
import { providers } from '../../kernel/db/index.ts'
import { countChange } from '../../play/index.ts'
import { CommandError, type Command } from './command.ts'

/** Switches the games of a provider on and off, or shows how they are. */
export const providerCommand: Command = {
  name: 'provider',
  usage: 'provider [<code> on|off]',
  does: 'show the providers, or let the games of one be opened or not; rounds that are open are finished',
  async run({ db, catalogue }, [code, state, ...rest]) {
    if (code !== undefined) {
      if ((state !== 'on' && state !== 'off') || rest.length > 0) throw new CommandError('provider <code> on|off')
      const changed = await db.transaction(async (tx) => {
        await countChange(tx)
        return tx
          .update(providers)
          .set({ isOpen: state === 'on' })
          .where(eq(providers.code, code.toUpperCase()))
          .returning({ code: providers.code })
      })
      if (changed.length === 0) throw new CommandError(`there is no provider ${code}`)
    }
    await catalogue.reload()
    return catalogue.providers.map(({ code: provider, name, isOpen }) => ({
      provider,
      name,
      state: isOpen ? 'on' : 'off',
    }))
  },
}
