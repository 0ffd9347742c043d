import { useFormat } from '@parlour/i18n/react'
import { CategoryRow } from '@parlour/ui-kit'
import { categories, type Category } from '../../categories/category.ts'
import type { Lane } from '../../categories/lanes.ts'
import { useGamesText } from '../use-games-text.ts'
import { categoryIcons } from './category-icons.tsx'

interface CategoryStripProps {
  /** Undefined while the counts are on their way: the row then stands without them. */
  lanes: readonly Lane[] | undefined
  hrefOf(category: Category): string
}

const shown = categories.filter((category) => category !== 'INHOUSE')

/**
 * The categories of the home page with the number of their games.
 *
 * @example <CategoryStrip lanes={lanes} hrefOf={(category) => `/${category}`} />
 */
export function CategoryStrip({ lanes, hrefOf }: CategoryStripProps) {
  const text = useGamesText()
  const format = useFormat()
  const counts = new Map(lanes?.map((lane) => [lane.category, lane.count]))
  const items = shown
    .filter((category) => !lanes || counts.has(category))
    .map((category) => {
      const Icon = categoryIcons[category]
      const count = counts.get(category)
      return {
        id: category,
        label: text(`games.category.${category}`),
        href: hrefOf(category),
        icon: <Icon variant="duo" size={24} />,
        count: count === undefined ? '\u00a0' : format.number(count),
      }
    })
  return <CategoryRow label={text('games.categories.label')} items={items} />
}
