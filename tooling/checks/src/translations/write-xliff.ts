import type { Section, Sheet, Unit } from './sheet.ts'
import { asAttribute, asContent, asText } from './xml.ts'

/** The namespace of XLIFF 2.0 and 2.1. Source: OASIS, XLIFF Version 2.0, section 4.1. */
export const namespace = 'urn:oasis:names:tc:xliff:document:2.0'

const writeUnit = ({ id, source, target, notes }: Unit): string => `    <unit id="${asAttribute(id)}">
      <notes>
${notes.map(({ kind, text }) => `        <note category="${asAttribute(kind)}">${asText(text)}</note>`).join('\n')}
      </notes>
      <segment state="${target === null ? 'initial' : 'translated'}">
        <source>${asContent(source)}</source>
${target === null ? '' : `        <target>${asContent(target)}</target>\n`}      </segment>
    </unit>
`

const writeSection = ({ folder, name, units }: Section, language: string): string =>
  `  <file id="${asAttribute(name)}" original="${asAttribute(`${folder}/messages/${language}.json`)}" canResegment="no">
${units.map(writeUnit).join('')}  </file>
`

/** A sheet as XLIFF 2.0, a `file` for each package that has texts. */
export const writeXliff = ({ language, tag, sections }: Sheet): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" version="2.0" srcLang="en" trgLang="${asAttribute(tag)}" xml:space="preserve">
${sections
  .filter(({ units }) => units.length > 0)
  .map((section) => writeSection(section, language))
  .join('')}</xliff>
`
