import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative, resolve } from 'node:path'

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface TurboFile {
  readonly tasks: Readonly<
    Record<string, { readonly inputs?: readonly string[]; readonly dependsOn?: readonly string[] }>
  >
}

interface Workspace {
  readonly folder: string
  /** Names of the packages whose sources its tasks are hashed with. */
  readonly reaches: ReadonlySet<string>
  /** Globs from the root that its tasks name. */
  readonly inputs: readonly string[]
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const rootMark = '$TURBO_ROOT$/'

function readWorkspace(root: string, folder: string): readonly [string, Workspace] {
  const { name, dependencies, devDependencies } = readJson(join(root, folder, 'package.json')) as Manifest
  const file = join(root, folder, 'turbo.json')
  const tasks = existsSync(file) ? Object.values((readJson(file) as TurboFile).tasks) : []
  const named = tasks.flatMap(({ dependsOn = [] }) => dependsOn.flatMap((task) => /^(@.+)#/.exec(task)?.[1] ?? []))
  const inputs = tasks.flatMap((task) => task.inputs ?? [])
  return [
    name,
    {
      folder,
      reaches: new Set([...Object.keys({ ...dependencies, ...devDependencies }), ...named]),
      inputs: inputs.filter((glob) => glob.startsWith(rootMark)).map((glob) => glob.slice(rootMark.length)),
    },
  ]
}

/** Texts that begin with `../`: arguments of `new URL`, `glob` and `join`, not the modules that are imported. */
const upward = /(?<!from |import |import\(|mock\()(['"`])((?:\.\.\/)+[^'"`$\n]*)\1/g
const sources = '{src,e2e,build,generate,testing}/**/*.{ts,tsx,mts,mjs,cjs}'

/** A file that names a path out of its package, and the path from the root; `''` is the root itself. */
export interface Leaving {
  readonly file: string
  readonly path: string
}

/**
 * The paths by which tests and builds leave their package without saying so in its `turbo.json`: a change there would not
 * run them again. Declared is what a `$TURBO_ROOT$` input of the package covers, and what lies in a package that it
 * depends on or names as `@parlour/…#task`. For the root itself any such input will do.
 */
export function undeclaredInputs(root: string): readonly Leaving[] {
  const folders = globSync('{packages,apps,tooling}/*/package.json', { cwd: root }).map(dirname)
  const workspaces = new Map(folders.map((folder) => readWorkspace(root, folder)))
  const ownerOf = (path: string) => [...workspaces].find(([, { folder }]) => `${path}/`.startsWith(`${folder}/`))
  const isDeclared = ({ reaches, inputs }: Workspace, path: string): boolean => {
    if (path === '') return inputs.length > 0
    const [owner] = ownerOf(path) ?? []
    if (owner && reaches.has(owner)) return true
    return inputs.some(
      (glob) => matchesGlob(path, glob) || matchesGlob(join(path, 'a/b.ts'), glob) || glob.startsWith(`${path}/`),
    )
  }
  return [...workspaces.values()].flatMap((workspace) =>
    globSync(sources, { cwd: join(root, workspace.folder) })
      .toSorted()
      .flatMap((name) => {
        const file = join(workspace.folder, name)
        return [...readFileSync(join(root, file), 'utf8').matchAll(upward)]
          .map(([, , text = '']) => relative(root, resolve(root, dirname(file), text)))
          .filter((path) => !`${path}/`.startsWith(`${workspace.folder}/`) && !path.startsWith('..'))
          .filter((path) => !isDeclared(workspace, path))
          .map((path) => ({ file, path }))
      }),
  )
}
