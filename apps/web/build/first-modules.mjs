import { build } from 'vite'

const home = /\/src\/routes\/index\.tsx\?tsr-split=component$/

/**
 * The modules that the entry and the home screen need, home's own left out: what the bundler puts into their chunks when it
 * cuts by itself. Put into one chunk they compress far better than in the dozen that sharing alone would cut.
 */
export async function firstModules(shared) {
  const { output } = await build({ ...shared, build: { write: false, minify: false } })
  const chunks = new Map(output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set()
  const visit = (name) => {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    chunk.imports.forEach(visit)
  }
  for (const { fileName, isEntry, facadeModuleId } of chunks.values()) if (isEntry || home.test(facadeModuleId ?? '')) visit(fileName)
  return new Set([...seen].flatMap((chunk) => Object.keys(chunk.modules)).filter((id) => !home.test(id)))
}
