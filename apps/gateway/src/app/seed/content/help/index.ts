import { addTranslations } from '../translations/add-translations.ts'
import type { SeedArticle } from './article.ts'
import { moneyArticles } from './money.ts'
import { playArticles } from './play.ts'
import { rulesArticles } from './rules.ts'

/** The articles of the help centre, in their order. */
export const helpArticles: readonly SeedArticle[] = [...rulesArticles, ...moneyArticles, ...playArticles].map(
  (article) => ({
    ...article,
    title: addTranslations(article.title, ({ help }) => help[article.anchor]?.title),
    text: addTranslations(article.text, ({ help }) => help[article.anchor]?.text),
  }),
)
