import { DocsContext } from '@storybook/addon-docs/blocks'
import type { Dossier } from '@parlour/ui-kit/testing'
import { useContext } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { Anatomy } from './anatomy.tsx'
import { codeOf } from './code-of.ts'
import { Code } from './code.tsx'
import { entryPointOf } from './entry-points.ts'
import { Keyboard } from './keyboard.tsx'
import { PageHead } from './page-head.tsx'
import { PropsTable } from './props-table.tsx'
import { Rules } from './rules.tsx'
import { Section } from './section.tsx'
import { Source } from './source.tsx'
import { Stage } from './stage.tsx'
import { States } from './states.tsx'

/** The page of a component, drawn from its dossier and its stories. */
export function ComponentPage() {
  const context = useContext(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'))
  const [first] = stories
  if (!first) return null
  const { dossier, fileName } = first.parameters as { dossier?: Dossier; fileName?: unknown }
  const [group, name] = [first.title.split('/').slice(0, -1).join(', '), first.title.split('/').at(-1)]
  const named = (story: string) => stories.find(({ id }) => id.endsWith(toId('x', storyNameFromExport(story)).slice(1)))
  const pictured = dossier && named(dossier.anatomyOf)
  const playground = dossier && named('Playground')
  const large = playground ?? first
  const states = stories.filter((story) => story !== large)
  return (
    <main>
      <PageHead over={group} title={name} lead={dossier?.purpose}>
        <Source fileName={fileName} />
      </PageHead>
      <Stage story={large} large />
      {entryPointOf(large.component) && (
        <Section id="code" title="Code">
          <Code text={codeOf(large.component, large.initialArgs)} />
        </Section>
      )}
      {dossier && pictured && (
        <Section id="anatomy" title="Anatomy">
          <Anatomy story={pictured} parts={dossier.anatomy} />
        </Section>
      )}
      {states.length > 0 && (
        <Section id="states" title="States">
          <States stories={states} />
        </Section>
      )}
      {dossier && (
        <Section id="rules" title="Do and don’t">
          <Rules dos={dossier.dos} donts={dossier.donts} />
        </Section>
      )}
      {dossier?.keyboard && (
        <Section id="keyboard" title="Keyboard">
          <Keyboard keyboard={dossier.keyboard} />
        </Section>
      )}
      {dossier && (
        <Section id="accessibility" title="Accessibility">
          <ul className="d-notes">
            {dossier.accessibility.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
      )}
      {Object.keys(first.argTypes).length > 0 && (
        <Section id="props" title="Props">
          <PropsTable argTypes={first.argTypes} />
        </Section>
      )}
    </main>
  )
}
