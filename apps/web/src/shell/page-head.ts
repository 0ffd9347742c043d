import { createText, type LanguageCode, type Messages } from '@parlour/i18n'
import { brand } from '../brand.ts'
import { headOf } from '../routes/-page-heads.ts'

/** Title and description of a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** Title and description of a path in a language; the server writes both, the browser keeps the description true. */
export function pageHead(path: string, language: LanguageCode, messages: Messages): PageHead {
  const text = createText(language, messages)
  const { name, category } = headOf(path)
  const label = category === null ? '' : text(`games.category.${category}`)
  const title =
    name === 'home' ? brand.title : `${category === null ? text(`web.head.${name}`) : label} \u00b7 ${brand.title}`
  return { title, description: text(`web.about.${name}`, { brand: brand.title, category: label, age: brand.ageLimit }) }
}
