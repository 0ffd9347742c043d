import { PageHead } from '../docs/page-head.tsx'
import { Rules } from '../docs/rules.tsx'
import { Section } from '../docs/section.tsx'
import { habits } from './habits.tsx'
import { principles } from './principles.tsx'

/** The eight principles, each drawn with real components, and the short list of habits. */
export const PrinciplesPage = () => (
  <main>
    <PageHead
      over="Start"
      title="Principles"
      lead="Eight rules that make many screens one house. Where a drawing and a rule disagree, the rule holds."
    />
    {principles.map(({ title, text, dos, donts }, index) => (
      <section key={title} className="d-principle" aria-labelledby={`principle-${index + 1}`}>
        <div className="d-principle__words">
          <p className="d-principle__number">{`Principle ${index + 1}`}</p>
          <h2 id={`principle-${index + 1}`} className="d-h2">
            {title}
          </h2>
          <p className="d-lead">{text}</p>
        </div>
        <Rules dos={dos} donts={donts} />
      </section>
    ))}
    <Section id="habits" title="In one breath">
      <Rules dos={habits.map(([says]) => ({ says }))} donts={habits.map(([, says]) => ({ says }))} />
    </Section>
  </main>
)
