import type { SeedArticle } from './article.ts'
import { moneyArticles } from './money.ts'
import { playArticles } from './play.ts'
import { rulesArticles } from './rules.ts'

/** The articles of the help centre, in their order. */
export const helpArticles: readonly SeedArticle[] = [...rulesArticles, ...moneyArticles, ...playArticles]
