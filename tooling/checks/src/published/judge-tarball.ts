import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** What a package is asked, in the words of its `package.json`. */
interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, unknown>>
}

/** TypeScript's resolution from before export maps: no package with several entry points can serve it. */
const bygone = 'node10'

const hasRequire = ({ exports = {} }: Manifest): boolean => JSON.stringify(exports).includes('"require"')

const matters = (problem: Problem, manifest: Manifest): boolean => {
  const resolution = 'resolutionKind' in problem ? problem.resolutionKind : null
  if (resolution === bygone) return false
  return resolution !== 'node16-cjs' || hasRequire(manifest)
}

const told = ({ kind, ...where }: Problem): string =>
  [kind, ...Object.values(where).filter((part) => typeof part === 'string')].join(' ')

/**
 * What is wrong with a packed package, one line each: what publint says, and what its types would do to who imports it.
 */
export async function judgeTarball(tarball: Uint8Array): Promise<string[]> {
  const bytes = new Uint8Array(tarball)
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  const manifest = pkg as unknown as Manifest
  const analysis = await checkPackage(createPackageFromTarballData(bytes), { excludeEntrypoints: [/\.css$/] })
  const problems = analysis.types
    ? analysis.problems.filter((problem) => matters(problem, manifest)).map(told)
    : ['no types']
  return [
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...problems,
    ...(JSON.stringify(manifest.exports ?? {}).includes('@parlour/source')
      ? ['the condition @parlour/source is for this workspace only']
      : []),
  ].map((complaint) => `${manifest.name}: ${complaint}`)
}
