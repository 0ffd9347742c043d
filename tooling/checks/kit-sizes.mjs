// pnpm size:kit: what each component of the kit weighs in a site that takes it alone, and what the whole kit weighs.
import { fileURLToPath } from 'node:url'
import { listComponents } from './src/kit-sizes/list-components.ts'
import { measureComponent, weighCode } from './src/kit-sizes/measure-component.ts'
import { kilobytes, table } from './src/table.ts'

const kit = fileURLToPath(new URL('../../packages/ui-kit', import.meta.url))
const components = listComponents(kit)
const rows = []
for (const component of components) {
  const { js, css } = await measureComponent(component, kit)
  rows.push([component.name, component.entryPoint.replace('@parlour/ui-kit', '.'), kilobytes(js), kilobytes(css)])
}
const entryPoints = [...new Set(components.map(({ entryPoint }) => entryPoint))]
const whole = await weighCode(entryPoints.map((entryPoint) => `export * from '${entryPoint}'`).join('\n'), kit)
process.stdout.write(
  `Components of the kit, each alone, in kB of 1,000 bytes, brotli 11, without React\n\n${table(['component', 'entry point', 'js', 'css'], rows)}\n`,
)
process.stdout.write(
  `\n${components.length} components; all of them in one site: ${kilobytes(whole)} kB of scripts before what loads late\n`,
)
