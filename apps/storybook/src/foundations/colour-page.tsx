import { themes } from '@parlour/ui-kit/tokens'
import { PageHead } from '../docs/page-head.tsx'
import { Section } from '../docs/section.tsx'
import { brands, titled } from '../globals/themes.ts'
import { AllColors, leading, PairGrid, Swatches } from './swatches.tsx'

const nameOf = (scheme: string) => (scheme === 'dark' ? 'by night' : 'by day')

/** Colours of every brand and theme, drawn from the schema, with the contrast of every pair. */
export const ColourPage = () => (
  <main>
    <PageHead
      over="Foundations"
      title={
        <span className="d-h1--display">
          Ink, coral,
          <br />
          and gold for money.
        </span>
      }
      lead="Surfaces are steps of one ink. Coral marks what to press. Gold is money that is yours. Everything else belongs to the games."
    />
    {brands.map((brand) => {
      const own = themes.filter((theme) => theme.brand === brand)
      return (
        <Section key={brand} id={`brand-${brand}`} title={titled(brand)}>
          {own.map((theme) => (
            <Swatches key={theme.name} theme={theme} names={leading} />
          ))}
        </Section>
      )
    })}
    {themes.map((theme) => (
      <Section
        key={theme.name}
        id={`pairs-${theme.name}`}
        title={`What stands on what, ${titled(theme.brand)} ${nameOf(theme.scheme)}`}
        lead="Computed when this page is drawn, by the formula of WCAG 2.2. Text needs 4.5, edges of controls and the focus ring 3.0; a test fails below."
      >
        <PairGrid theme={theme} />
      </Section>
    ))}
    {themes.map((theme) => (
      <Section
        key={theme.name}
        id={`all-${theme.name}`}
        title={`All colours, ${titled(theme.brand)} ${nameOf(theme.scheme)}`}
      >
        <AllColors theme={theme} />
      </Section>
    ))}
  </main>
)
