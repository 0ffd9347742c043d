import { family } from '@parlour/ui-kit/tokens'
import { PageHead } from '../docs/page-head.tsx'
import { Section } from '../docs/section.tsx'
import { Table } from '../docs/table.tsx'

const files = import.meta.glob<string>('../../../../packages/ui-kit/src/fonts/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
})
const when: readonly (readonly [RegExp, string])[] = [
  [/thai/, 'The page holds Thai'],
  [/vietnamese/, 'The page holds Vietnamese letters or ₫'],
  [/peso/, 'The page holds ₱'],
  [/latin-ext/, 'The page holds letters of the rest of Latin, as Polish or Turkish has'],
  [/latin/, 'Always'],
]

/** The files of the type, when each loads, and what stands in until it is there. */
export const FontsPage = () => (
  <main>
    <PageHead
      over="Foundations"
      title="Fonts and their loading"
      lead="Self-hosted, cut by the letters they hold, 19.5 KB on a first page in English or Tagalog. The letters that stand in have the same measures, so that no line moves."
    />
    <Section id="files" title="Files">
      <Table
        label="Files"
        heads={['File', 'Loads when']}
        rows={Object.keys(files).map((path) => {
          const name = path.split('/').at(-1) ?? ''
          return [
            name,
            <span key={name} className="d-code">
              {name}
            </span>,
            when.find(([pattern]) => pattern.test(name))?.[1] ?? '',
          ]
        })}
      />
    </Section>
    <Section id="swap" title="Until it is there">
      <ul className="d-notes">
        <li>
          The browser draws at once in “Familjen fallback”: Arial, 94.5 % of its size, with the same ascent and descent.
        </li>
        <li>When Familjen arrives, letters change and lines stay where they are: no shift of the layout.</li>
        <li>Chinese is set in the faces of the device. It costs nothing to load.</li>
      </ul>
      <div className="d-cards">
        <div className="d-card">
          <p className="d-meta">Familjen Grotesk</p>
          <p style={{ font: 'var(--font-20)' }}>Withdraw before 23:59 and it arrives within thirty minutes.</p>
        </div>
        <div className="d-card">
          <p className="d-meta">What stands in</p>
          <p style={{ font: 'var(--font-20)', fontFamily: "'Familjen fallback'" }}>
            Withdraw before 23:59 and it arrives within thirty minutes.
          </p>
        </div>
      </div>
    </Section>
    <Section id="stack" title="The stack">
      <code className="d-command" style={{ whiteSpace: 'pre-wrap' }}>
        {family.sans.join(', ')}
      </code>
    </Section>
  </main>
)
