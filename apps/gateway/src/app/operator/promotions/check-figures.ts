import { statedFigures } from '../../../content/index.ts'
import type { StatedFigure } from '../../../content/index.ts'
import { leastAge } from '../../../identity/index.ts'
import { languages } from '../../../kernel/http/index.ts'
import { keysOf } from '../../../kernel/objects/index.ts'
import { claimDaysOf } from '../../../rewards/index.ts'
import { CommandError } from '../command.ts'
import { momentText } from './market-time.ts'
import { inFile } from './promotion-file.ts'
import type { PromotionForm } from './promotion-form.ts'

/** Parts of a rule that texts say in words, or that are not for members. */
const inWords: readonly string[] = ['weekday', 'nth', 'mostPaid']
/** Parts of a rule that say what is given. */
const given: readonly string[] = ['reward', 'maximum', 'percent', 'rate']
const shares: readonly string[] = ['percent', 'rate']

interface Named {
  readonly name: string
  readonly figure: number
}

/** Every figure of a rule or of terms, as a file states it; none of what is zero. */
function figuresIn(value: unknown, name = ''): Named[] {
  if (inWords.includes(name) || value === 0) return []
  if (typeof value === 'number') return [{ name, figure: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => figuresIn(each, Array.isArray(value) ? name : key))
}

const valuesOf = (named: readonly Named[]): number[] => [...new Set(named.map(({ figure }) => figure))]
const listed = (figures: readonly number[]): string => [...new Set(figures)].join(', ')

/** What texts may name beside rule and terms, but not as money or a share: how long, when, how old, and one. */
const bareFigures = ({ rule, start, end }: PromotionForm): number[] => [
  ...[start, end].flatMap((at) => (at === null ? [] : momentText(at).slice(0, 10).split('-').map(Number))),
  claimDaysOf(rule.type) ?? 1,
  leastAge,
  1,
]

/** What is wrong with the figure that is drawn large: it is what the rule gives, as money or as a share. */
function wrongFigure({ figure }: PromotionForm, rule: readonly Named[]): string | false {
  const gives = rule.filter(({ name }) => given.includes(name))
  const [drawn, ...more] = statedFigures(figure, 'EN')
  const isGiven = gives.some(
    (one) => one.figure === drawn?.figure && (drawn.of === 'share') === shares.includes(one.name),
  )
  return (more.length > 0 || !isGiven) && `figure: it must be one of ${listed(valuesOf(gives))}, which the rule gives`
}

/**
 * Refuses texts of a promotion that name a figure which its rule and terms do not have, and texts that leave one of its
 * rule, or how often a bonus is staked, out: members read the texts. The sum of play money is a setting of the platform
 * and is not looked at.
 * @throws CommandError with a line for each language
 */
export function checkFigures(form: PromotionForm): void {
  if (form.rule.type === 'NEW_REGISTER') return
  const rule = figuresIn(inFile(form.rule))
  const terms = figuresIn(inFile(form.terms))
  const known = valuesOf([...rule, ...terms])
  const bare = [...known, ...bareFigures(form)]
  const fits = ({ figure, of }: StatedFigure): boolean => (of ? known : bare).includes(figure)
  const wrong = keysOf(languages).flatMap((language) => {
    const { title, summary, lines, figureLabel } = form
    const figuresOf = (texts: readonly string[]) => texts.flatMap((text) => statedFigures(text, language))
    const offer = figuresOf([summary[language]]).map(({ figure }) => figure)
    const body = figuresOf([summary[language], ...lines[language]])
    const said = body.map(({ figure }) => figure)
    const unknown = [...body, ...figuresOf([title[language], figureLabel[language]])].filter((one) => !fits(one))
    const unsaid = valuesOf(rule).filter((figure) => !said.includes(figure))
    // Once is said in words.
    const times = terms.filter(({ name, figure }) => name === 'multiple' && figure !== 1 && !offer.includes(figure))
    return [
      unknown.length > 0 &&
        `texts in ${language}: ${listed(unknown.map(({ figure }) => figure))} is in neither the rule nor the terms`,
      unsaid.length > 0 && `summary, lines in ${language}: they do not say ${listed(unsaid)}`,
      times.length > 0 && `summary in ${language}: it does not say that it is staked ${listed(valuesOf(times))} times`,
    ]
  })
  const lines = [...wrong, wrongFigure(form, rule)].filter((line) => line !== false)
  if (lines.length > 0) throw new CommandError(lines.join('\n'))
}
