import { statedFigures } from '../../../content/index.ts'
import type { StatedFigure } from '../../../content/index.ts'
import { leastAge } from '../../../identity/index.ts'
import type { PromotionType } from '../../../kernel/db/index.ts'
import { languages } from '../../../kernel/http/index.ts'
import type { Language } from '../../../kernel/http/index.ts'
import { keysOf } from '../../../kernel/objects/index.ts'
import { claimDaysOf } from '../../../rewards/index.ts'
import { CommandError } from '../command.ts'
import type { FoundPromotion } from './find-promotion.ts'
import { momentText } from './market-time.ts'
import { inFile, promotionFile } from './promotion-file.ts'
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

/** The figures that texts of a promotion are held to. */
interface Held {
  readonly rule: readonly Named[]
  readonly terms: readonly Named[]
  /** What texts may name beside rule and terms, but not as money or a share: how long, when, how old, and one. */
  readonly beside: readonly number[]
}

const heldTo = (
  { rule, terms }: { readonly rule: unknown; readonly terms: unknown },
  { type, start, end }: { readonly type: PromotionType; readonly start: number | null; readonly end: number | null },
): Held => ({
  rule: figuresIn(rule),
  terms: figuresIn(terms),
  beside: [
    ...[start, end].flatMap((at) => (at === null ? [] : momentText(at).slice(0, 10).split('-').map(Number))),
    claimDaysOf(type) ?? 1,
    leastAge,
    1,
  ],
})

const figuresOf = (texts: readonly string[], language: Language): StatedFigure[] =>
  texts.flatMap((text) => statedFigures(text, language))

/** That texts of a language name figures which neither the rule nor the terms have. */
function wrongTexts({ rule, terms, beside }: Held, texts: readonly string[], language: Language): string | false {
  const known = valuesOf([...rule, ...terms])
  const unknown = figuresOf(texts, language).filter(
    ({ figure, of }) => !known.includes(figure) && (of !== null || !beside.includes(figure)),
  )
  return (
    unknown.length > 0 &&
    `texts in ${language}: ${listed(unknown.map(({ figure }) => figure))} is in neither the rule nor the terms`
  )
}

/** How often a bonus is staked, where figures that are said leave it out. Once is said in words. */
const timesUnsaid = ({ terms }: Held, said: readonly StatedFigure[]): number[] =>
  terms
    .filter(({ name, figure }) => name === 'multiple' && figure !== 1 && !said.some((one) => one.figure === figure))
    .map(({ figure }) => figure)

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
  const file = { rule: inFile(form.rule), terms: inFile(form.terms) }
  const held = heldTo(file, { type: form.rule.type, start: form.start, end: form.end })
  const wrong = keysOf(languages).flatMap((language) => {
    const { title, summary, lines, figureLabel } = form
    const body = [summary[language], ...lines[language]]
    const said = figuresOf(body, language).map(({ figure }) => figure)
    const unsaid = valuesOf(held.rule).filter((figure) => !said.includes(figure))
    const times = timesUnsaid(held, figuresOf([summary[language]], language))
    return [
      wrongTexts(held, [...body, title[language], figureLabel[language]], language),
      unsaid.length > 0 && `summary, lines in ${language}: they do not say ${listed(unsaid)}`,
      times.length > 0 && `summary in ${language}: it does not say that it is staked ${listed(times)} times`,
    ]
  })
  const lines = [...wrong, wrongFigure(form, held.rule)].filter((line) => line !== false)
  if (lines.length > 0) throw new CommandError(lines.join('\n'))
}

/**
 * What is wrong with a notice of a promotion, one line for a language: it names a figure which the rule and the terms do
 * not have, or a sum or a share without how often it is staked.
 */
export function wrongNotice(
  { promotion, announcement }: FoundPromotion,
  notice: Partial<Readonly<Record<Language, readonly string[]>>>,
): string[] {
  const { type } = promotion
  if (type === 'NEW_REGISTER') return []
  const { rule, terms } = promotionFile(promotion, announcement)
  const [start, end] = [announcement?.startDate ?? null, announcement?.endDate ?? null]
  const held = heldTo({ rule, terms }, { type, start, end })
  return keysOf(notice).flatMap((language) => {
    const texts = notice[language] ?? []
    const said = figuresOf(texts, language)
    const times = said.some(({ of }) => of !== null) ? timesUnsaid(held, said) : []
    return [
      wrongTexts(held, texts, language),
      times.length > 0 && `texts in ${language}: they do not say that it is staked ${listed(times)} times`,
    ].filter((line) => line !== false)
  })
}
