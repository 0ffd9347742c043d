import { asc, eq } from 'drizzle-orm'
import { resources } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { noteContentChange } from '../../content/index.ts'
import { CommandError, type Command } from './command.ts'

/** Keys that the site knows. */
const known = [
  'Android',
  'MOBILECONFIG',
  'SpeedTest',
  'POPLINK',
  'AFFILIATELINK',
  'USDJUMP',
  'WHATSAPP',
  'TELEGRAM',
  'LINE',
  'FACEBOOK',
  'YOUTUBE',
  'TWITTER',
]
const usage = 'resource [<key> <address or path> ["<label>"] | <key> off]'

const isAddress = (text: string): boolean =>
  /^\/(?!\/)/.test(text) ? !/\s/.test(text) : /^https:\/\/[^\s/]+/.test(text) && URL.canParse(text)

async function change(tx: Database, [key = '', url = '', label = key]: readonly string[]) {
  await noteContentChange(tx)
  if (url === 'off') {
    const gone = await tx.delete(resources).where(eq(resources.resourceType, key)).returning()
    if (gone.length === 0) throw new CommandError(`there is no resource ${key}`)
    return
  }
  if (!known.includes(key)) throw new CommandError(`the keys are ${known.join(', ')}`)
  if (!isAddress(url)) throw new CommandError('the address must begin with https:// or be a path of the site')
  await tx
    .insert(resources)
    .values({ resourceType: key, url, label, position: known.indexOf(key) })
    .onConflictDoUpdate({ target: resources.resourceType, set: { url, label } })
}

async function run(gateway: Gateway, args: readonly string[]) {
  const { db, state } = gateway
  if (args.length === 1 || args.length > 3) throw new CommandError(usage)
  if (args.length > 0) {
    await db.transaction((tx) => change(tx, args))
    state.lookAgain()
  }
  return db
    .select({ key: resources.resourceType, address: resources.url, label: resources.label })
    .from(resources)
    .orderBy(asc(resources.position))
}

/** Shows, sets or removes a link that the site offers under a fixed key. */
export const resourceCommand: Command = {
  name: 'resource',
  usage,
  does: 'show, set or remove a link that the site offers',
  run,
}
