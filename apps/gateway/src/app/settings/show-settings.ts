import type { ShownSetting } from '../../kernel/config/index.ts'
import { settingList } from './settings.ts'
import type { Environment } from './read-settings.ts'

/** An address of a database without its password, wherever it stands. */
const withoutPassword = (url: string): string =>
  url.replace(/:\/\/([^:@/]*):.*@/s, '://$1:***@').replace(/([?&](?:ssl)?password=)[^&]*/g, '$1***')

/** What is in force, variable by variable; `port` stands in what follows from it. */
export function showSettings(env: Environment): ShownSetting[] {
  const port = env['PORT'] || '4100'
  return settingList
    .filter(({ readBy }) => readBy === 'gateway')
    .map(({ name, secret, without }) => {
      const text = env[name]
      if (!text)
        return { variable: name, value: without.replaceAll('`', '').replaceAll('<PORT>', port), from: 'default' }
      return {
        variable: name,
        value: name === 'DATABASE_URL' ? withoutPassword(text) : secret ? '***' : text,
        from: 'environment',
      }
    })
}
