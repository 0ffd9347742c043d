import { categories, isCategory } from '@parlour/games'
import { useGamesText } from '@parlour/games/react'

/** Gives the name of a category of games by its code of the platform; one that is not known is shown by its code. */
export function useCategoryName(): (code: string) => string {
  const text = useGamesText()
  return (code) => (isCategory(code) ? text(`games.category.${code}`) : code)
}

/** The categories of games with their names, for a choice. */
export function useCategoryOptions(): readonly { value: string; label: string }[] {
  const text = useGamesText()
  return categories.map((value) => ({ value, label: text(`games.category.${value}`) }))
}
