import { accessSync, constants } from 'node:fs'
import { arch } from 'node:process'
import { delimiter, join } from 'node:path'

const multiarch = arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'

/** Where Debian's packages put what the drill needs, by the package. */
const wanted = {
  firefox: { package: 'firefox-esr', names: ['firefox-esr'] },
  driver: { package: 'webkit2gtk-driver', names: ['WebKitWebDriver'] },
  browser: {
    package: 'webkit2gtk-driver',
    names: [`/usr/lib/${multiarch}/webkit2gtk-4.1/MiniBrowser`, `/usr/lib/${multiarch}/webkit2gtk-4.0/MiniBrowser`],
  },
  display: { package: 'xvfb', names: ['Xvfb'] },
} as const

/** What the drill needs beside the repository. */
export type ProgramName = keyof typeof wanted

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Finds programs. @throws Error that names the packages to install; nothing is installed by itself */
export function findPrograms<Name extends ProgramName>(
  names: readonly Name[],
  path = process.env['PATH'] ?? '',
): Record<Name, string> {
  const found = names.map((name) => {
    const files = wanted[name].names.flatMap((file) =>
      file.startsWith('/') ? [file] : path.split(delimiter).map((folder) => join(folder, file)),
    )
    return [name, files.find(runs)] as const
  })
  const missing = new Set(found.flatMap(([name, file]) => (file === undefined ? [wanted[name].package] : [])))
  if (missing.size > 0) throw new Error(`missing programs; run: apt-get install ${[...missing].join(' ')}`)
  return Object.fromEntries(found) as Record<Name, string>
}
