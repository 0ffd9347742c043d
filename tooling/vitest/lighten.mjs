// Runs before every file of tests in Chromium, and before React: what costs time and that no test looks at.

// React measures each component for the browser's own tools where they are there.
delete console.timeStamp
delete console.createTask

// Chromium walks the whole graph of a module at each `import()`, also of one that is there: a thousand of them, file by
// file. The tests' server marks each `import()` of the sources, and a path that was imported is not walked again.
const runner = Reflect.get(globalThis, '__vitest_browser_runner__')
const { wrapDynamicImport } = runner
const imported = new Map()
runner.wrapDynamicImport = (load) => {
  const path = /import\("([^"]+)"\)/.exec(String(load))?.[1]
  if (!path) return wrapDynamicImport(load)
  if (!imported.has(path)) imported.set(path, wrapDynamicImport(load))
  return imported.get(path)
}
