import { cp } from 'node:fs/promises'
import { definePackage } from '@parlour/tsup'

const build = definePackage({
  index: 'src/index.ts',
  icons: 'src/icons/index.ts',
  menu: 'src/components/menu/index.ts',
  tokens: 'src/tokens/index.ts',
})

const isStyle = (path: string) => !/\.(tsx?|css)$/.test(path) || path.endsWith('.css')

export default async () => {
  const made = await build
  return {
    ...made,
    onSuccess: async () => {
      for (const folder of ['styles', 'components', 'fonts']) {
        await cp(`src/${folder}`, `dist/${folder}`, { recursive: true, filter: isStyle })
      }
    },
  }
}
