import type { ReactNode } from 'react'
import { onTestFinished, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../components/button/button.tsx'
import { Card } from '../components/card/card.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { kalesaDark, kalesaLight, vesperDark, vesperLight, type Theme } from '../tokens/index.ts'
import './index.css'

const Sample = ({ theme, children }: { theme: Theme; children?: ReactNode }) => (
  <div data-theme={theme.name}>
    <Card>
      <Button variant="primary">Deposit</Button>
      <TextField label={`Nickname ${theme.name}`} />
    </Card>
    {children}
  </div>
)

/** A colour as the browser says it. */
const said = (color: string) => {
  const probe = document.createElement('i')
  probe.style.color = color
  document.body.append(probe)
  onTestFinished(() => probe.remove())
  return getComputedStyle(probe).color
}

const look = (name: string) => {
  const scope = document.querySelector(`[data-theme='${name}']`)
  const of = (selector: string) =>
    getComputedStyle(scope?.querySelector(`:scope > .p-card ${selector}`) ?? document.body)
  const card = getComputedStyle(scope?.querySelector(':scope > .p-card') ?? document.body)
  const button = of('.p-button')
  return {
    ground: getComputedStyle(scope ?? document.body).backgroundColor,
    scheme: getComputedStyle(scope ?? document.body).colorScheme,
    card: [card.backgroundColor, card.borderTopLeftRadius, card.boxShadow.includes('inset')],
    button: [button.backgroundColor, button.color, button.borderTopLeftRadius, button.fontFamily.split(',')[0]],
    field: [of('.p-box').backgroundColor, of('.p-box').color, of('.p-box').borderTopLeftRadius],
    words: of('label').color,
  }
}

const promised = (theme: Theme, [control, corner, font]: readonly [control: number, corner: number, font: string]) => {
  const { color } = theme
  return {
    ground: said(color.page),
    scheme: theme.scheme,
    card: [said(color.s1), `${corner}px`, theme.scheme === 'dark'],
    button: [said(color.accent), said(color['on-accent']), `${control}px`, font],
    field: [said(color.well), said(color.t1), `${control}px`],
    words: said(color.t2),
  }
}

const all = [
  [vesperDark, 10, 14, '"Familjen Grotesk"'],
  [vesperLight, 10, 14, '"Familjen Grotesk"'],
  [kalesaDark, 4, 6, 'system-ui'],
  [kalesaLight, 4, 6, 'system-ui'],
] as const

test('two themes of two brands stand on one page, each with its own colours, corners, shadows and letters', async () => {
  await page.viewport(1440, 900)
  await render(
    <>
      {all.map(([theme]) => (
        <Sample key={theme.name} theme={theme} />
      ))}
    </>,
  )
  for (const [theme, ...shape] of all) expect(look(theme.name)).toEqual(promised(theme, shape))
})

test('a theme inside another is itself again, whichever is outside', async () => {
  await render(
    <Sample theme={kalesaDark}>
      <Sample theme={vesperLight}>
        <Sample theme={kalesaLight}>
          <Sample theme={vesperDark} />
        </Sample>
      </Sample>
    </Sample>,
  )
  for (const [theme, ...shape] of all) expect(look(theme.name)).toEqual(promised(theme, shape))
})
