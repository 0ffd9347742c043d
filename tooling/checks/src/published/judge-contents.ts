import { createPackageFromTarballData } from '@arethetypeswrong/core'

/** Where the repository says that it stands, as its own `package.json` has it. */
export interface Home {
  readonly homepage: string
  readonly repository: { readonly type: string; readonly url: string }
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly license?: string
  readonly homepage?: string
  readonly keywords?: readonly string[]
  readonly repository?: { readonly type?: string; readonly url?: string; readonly directory?: string }
}

/** Fewer words than this find no package. */
const fewestKeywords = 3

/**
 * What a packed package lacks of what its user looks for first, one line each: licence, where it comes from, what finds
 * it, and what changed in this version.
 *
 * @param folder where the package stands in the repository: `packages/agent`
 */
export function judgeContents(tarball: Uint8Array, folder: string, home: Home): string[] {
  const packed = createPackageFromTarballData(new Uint8Array(tarball))
  const read = (file: string): string => packed.tryReadFile(`/node_modules/${packed.packageName}/${file}`) ?? ''
  const {
    name,
    version,
    description,
    license,
    homepage,
    keywords = [],
    repository,
  } = JSON.parse(read('package.json')) as Manifest
  const { type, url } = home.repository
  const findings: Readonly<Record<string, boolean>> = {
    'no licence in its package.json': !license,
    'no LICENSE': !/Permission is hereby granted/.test(read('LICENSE')),
    'no README.md': read('README.md').trim() === '',
    'no description': !description,
    [`keywords: fewer than ${fewestKeywords}`]: new Set(keywords).size < fewestKeywords,
    [`homepage: not ${home.homepage}/tree/main/${folder}`]: homepage !== `${home.homepage}/tree/main/${folder}`,
    [`repository: not ${url}, folder ${folder}`]:
      repository?.type !== type || repository.url !== url || repository.directory !== folder,
    [`CHANGELOG.md: nothing about ${version}`]: !new RegExp(`^## ${version.replaceAll('.', '\\.')}\n+\\S`, 'm').test(
      read('CHANGELOG.md'),
    ),
  }
  return Object.entries(findings).flatMap(([finding, found]) => (found ? [`${name}: ${finding}`] : []))
}
