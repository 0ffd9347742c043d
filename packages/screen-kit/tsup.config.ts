import { definePackage } from '@parlour/tsup'

export default definePackage({
  index: 'src/index.ts',
  react: 'src/react/index.ts',
  import: 'src/react/lazy/import-with-retry.ts',
  rows: 'src/rows/gather-rows.ts',
})
