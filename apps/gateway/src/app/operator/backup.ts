import { createHash } from 'node:crypto'
import { backupName } from '../../kernel/backup/index.ts'
import { CommandError, type Command } from './command.ts'

/** Hands over a backup of the embedded database while its gateway runs. */
export const backupCommand: Command = {
  name: 'backup',
  usage: 'backup <folder>',
  does: 'write a backup of the embedded database to a folder of this machine; for PostgreSQL there is gateway:backup',
  async run({ clock, dump }, [folder, ...rest]) {
    if (!folder || rest.length > 0) throw new CommandError(this.usage)
    if (!dump)
      throw new CommandError(
        'this gateway stands on a PostgreSQL server: pnpm gateway:backup <folder> with its DATABASE_URL',
      )
    const name = backupName(clock.now(), 'tar.gz')
    const content = Buffer.from(await dump())
    const sum = createHash('sha256').update(content).digest('hex')
    return {
      files: [
        { name, content: content.toString('base64') },
        { name: `${name}.sha256`, content: Buffer.from(`${sum}  ${name}\n`).toString('base64') },
      ],
    }
  },
}
