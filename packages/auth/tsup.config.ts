import { definePackage } from '@parlour/tsup'

export default definePackage({
  index: 'src/index.ts',
  react: 'src/react/index.ts',
  connector: 'src/connector/index.ts',
  firebase: 'src/firebase/index.ts',
  testing: 'src/testing/index.ts',
  'testing/react': 'src/testing/react/index.tsx',
})
