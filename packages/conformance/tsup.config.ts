import { definePackage } from '@parlour/tsup'

export default definePackage({ index: 'src/index.ts', main: 'bin/main.ts' })
