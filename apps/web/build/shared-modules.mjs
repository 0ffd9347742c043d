import { build } from 'vite'

const home = /\/src\/routes\/index\.tsx\?tsr-split=component$/

/** Parts that load by themselves, in the order in which they do; a module of two sets belongs to the first of them. */
const parts = {
  idle: /\/(toast-item\.tsx|carousel-parts\.ts|site-footer\.tsx)$/,
  deferred: /\/src\/shell\/deferred-shell\.tsx$/,
}

/**
 * The modules that the bundler, when it cuts by itself, puts into chunks that some parts have in common. Each set put
 * into one chunk is one request, and compresses far better, than the dozen that sharing alone would cut. `first` is
 * what the entry and the home screen need, home's own left out; then what the parts above need beyond that.
 */
export async function sharedModules(shared) {
  const { output } = await build({ ...shared, build: { write: false, minify: false } })
  const chunks = new Map(output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const all = [...chunks.values()]
  const taken = new Set()
  const closure = (names, seen = new Set()) => {
    for (const name of names) {
      if (!chunks.has(name) || seen.has(name)) continue
      seen.add(name)
      closure(chunks.get(name).imports, seen)
    }
    return seen
  }
  const take = (names) => {
    const modules = [...closure(names)]
      .flatMap((name) => Object.keys(chunks.get(name).modules))
      .filter((id) => !taken.has(id) && !home.test(id))
    modules.forEach((id) => taken.add(id))
    return new Set(modules)
  }
  const named = (facade) => {
    const found = all.filter(({ facadeModuleId }) => facade.test(facadeModuleId ?? ''))
    if (found.length === 0) throw new Error(`No chunk begins at ${facade}: was the file renamed?`)
    return found
  }
  const first = take([...all.filter(({ isEntry }) => isEntry), ...named(home)].map(({ fileName }) => fileName))
  return {
    first,
    ...Object.fromEntries(
      Object.entries(parts).map(([name, facade]) => [name, take(named(facade).flatMap(({ imports }) => imports))]),
    ),
  }
}
