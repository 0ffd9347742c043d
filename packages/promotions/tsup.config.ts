import { definePackage } from '@parlour/tsup'

export default definePackage({
  index: 'src/index.ts',
  react: 'src/react/index.ts',
})
