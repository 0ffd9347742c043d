import { Brand } from '@parlour/ui-kit'
import { brand } from '../brand.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { useShellText } from './use-shell-text.ts'

/** Mark and name of the brand, leading home. */
export function BrandMark() {
  const text = useShellText()
  return (
    <Brand
      href={hrefs.home}
      label={text('web.brand.home', { brand: brand.name })}
      mark={<img src="/img/brand/mark.svg" alt="" width={32} height={32} />}
      name={brand.name}
    />
  )
}
