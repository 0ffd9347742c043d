import { definePackageTests } from '@parlour/vitest'
import { mergeConfig } from 'vitest/config'

// One database is seeded for all files; each file works on a copy of it. The files share their modules, and with them
// the compiled database: no module keeps a state, and it takes half the time.
const config = definePackageTests()
const projects = (config.test?.projects ?? []).map((project) =>
  typeof project === 'object'
    ? mergeConfig(project, { test: { globalSetup: ['src/app/testing/prepare.ts'], maxWorkers: 2, isolate: false } })
    : project,
)

export default { ...config, test: { ...config.test, projects } }
