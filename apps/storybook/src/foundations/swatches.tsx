import { colorNames, contrast, pairs, type ColorName, type Theme } from '@parlour/ui-kit/tokens'

const hex = /^#[\da-f]{6}$/i

const readable = (ground: string): string =>
  hex.test(ground) && contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'

const uses: Partial<Record<ColorName, string>> = {
  page: 'Page ground',
  well: 'Inside of inputs',
  s1: 'Card, modal',
  s2: 'Raised card, hover row',
  s3: 'Hover fill, disabled',
  line: 'Hairlines',
  'line-2': 'Stronger hairlines',
  edge: 'Borders of controls',
  t1: 'Text',
  t2: 'Secondary text',
  t3: 'Meta, placeholder',
  't-dis': 'Disabled text',
  accent: 'Act here',
  'accent-edge': 'Border of coral by day',
  'on-accent': 'Text on coral',
  'accent-hover': 'Coral under the pointer',
  'accent-press': 'Coral pressed',
  'accent-text': 'Links, active icons',
  'accent-soft': 'Selected ground',
  gold: 'Money',
  ok: 'Done, received',
  'ok-soft': 'Ground of done',
  bad: 'Error, loss',
  'bad-soft': 'Ground of errors',
  warn: 'Needs you',
  'warn-soft': 'Ground of needs you',
  info: 'In process',
  'info-soft': 'Ground of in process',
  focus: 'Focus ring',
  scrim: 'Behind modals',
  raised: 'Ground that floats',
  bone: 'Skeleton',
  'chip-line': 'Edge of a soft tag',
  'footer-edge': 'Borders in the footer',
  'footer-accent': 'Links of the footer',
  ink: 'Ink on posters',
  paper: 'Paper on posters',
  'ink-gold': 'Sums on ink',
  flame: 'Flame of Hot',
  veil: 'Over a tile that is pointed at',
  footer: 'Footer',
  'footer-text': 'Text of the footer',
  'footer-strong': 'Heads of the footer',
  'chat-head': 'Head of the chat',
  'on-chat-head': 'Text on it',
  badge: 'Badge on a tile',
  'on-badge': 'Text on it',
  sheen: 'Skeleton sheen',
  outline: 'Edges of drawings',
}

/** The colours that carry a page, large; as the first thing a designer looks for. */
export const leading = [
  'page',
  's1',
  's2',
  's3',
  'edge',
  't3',
  't2',
  't1',
  'accent',
  'gold',
  'ok',
  'bad',
  'warn',
  'info',
] as const satisfies readonly ColorName[]

/** Swatches of one theme on its own ground. */
export const Swatches = ({ theme, names }: { readonly theme: Theme; readonly names: readonly ColorName[] }) => (
  <ul className="d-swatches" data-theme={theme.name} aria-label={`Colours of ${theme.name}`}>
    {names.map((name) => (
      <li key={name} className="d-swatch">
        <span className="d-swatch__color" style={{ background: `var(--color-${name})` }} />
        <strong className="d-swatch__name">{name}</strong>
        <span className="d-swatch__value">{theme.color[name]}</span>
      </li>
    ))}
  </ul>
)

/** Every colour of the schema with what it is for. */
export const AllColors = ({ theme }: { readonly theme: Theme }) => (
  <ul className="d-colors" data-theme={theme.name} aria-label={`All colours of ${theme.name}`}>
    {colorNames.map((name) => (
      <li key={name} className="d-color">
        <span className="d-color__chip" style={{ background: `var(--color-${name})` }} />
        <span className="d-color__name">{`--color-${name}`}</span>
        <span className="d-color__use">{uses[name]}</span>
        <span className="d-color__value">{theme.color[name]}</span>
      </li>
    ))}
  </ul>
)

/** What stands on what: each pair as it looks, with its ratio and the ratio that it needs. */
export const PairGrid = ({ theme }: { readonly theme: Theme }) => (
  <div className="d-pairs" data-theme={theme.name}>
    {pairs.map(({ ink, on, least }) => (
      <div key={`${ink} ${on.join(' ')}`} className="d-pairs__row">
        <span className="d-pairs__ink">{ink}</span>
        <ul className="d-pairs__cells" aria-label={`${ink}, at least ${least.toFixed(1)}`}>
          {on.map((ground) => {
            const [one, other] = [theme.color[ink], theme.color[ground]]
            const ratio = hex.test(one) && hex.test(other) ? contrast(one, other) : null
            return (
              <li key={ground} className="d-pair" style={{ background: `var(--color-${ground})` }}>
                <span
                  className={least < 4.5 ? 'd-pair__edge' : 'd-pair__text'}
                  style={least < 4.5 ? { borderColor: `var(--color-${ink})` } : { color: `var(--color-${ink})` }}
                  aria-hidden="true"
                >
                  {least < 4.5 ? '' : 'Aa'}
                </span>
                <span className="d-pair__ratio" style={{ color: readable(other) }}>
                  {ground} {ratio?.toFixed(1)}
                </span>
              </li>
            )
          })}
        </ul>
        <span className="d-pairs__least">{`needs ${least.toFixed(1)}`}</span>
      </div>
    ))}
  </div>
)
