// What a form of twelve fields costs beside zod, yup and ajv: pnpm bench:validation.
import { contenders, engines, type Judge } from './contenders.ts'
import { forms, rules } from './form.ts'
import { interleaved, quantile, rounds } from '../interleaved.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const compiles = await contenders(rules)
const names = Object.keys(compiles) as (keyof typeof compiles)[]
const judges = Object.fromEntries(names.map((name) => [name, compiles[name](rules)])) as Record<
  (typeof names)[number],
  Judge
>

for (const form of forms) {
  const said = names.map((name) => judges[name](form).join(' '))
  if (new Set(said).size !== 1)
    throw new Error(`not all say the same: ${names.map((name, at) => `${name}: ${said[at] ?? ''}`).join(' | ')}`)
}

const report = (title: string, figures: Record<(typeof names)[number], readonly number[]>): void => {
  const times = Object.fromEntries(names.map((name) => [name, quantile(figures[name], 0.5)])) as Record<
    (typeof names)[number],
    number
  >
  print(`\n${title}\n`)
  print(['', 'µs each', 'a second', 'time of ours'].map((head) => head.padStart(14)).join(''))
  for (const name of names) {
    const cells = [
      name,
      times[name].toFixed(2),
      Math.round(1e6 / times[name]).toLocaleString('en'),
      `x ${(times[name] / times.ours).toFixed(2)}`,
    ]
    print(cells.map((cell) => cell.padStart(14)).join(''))
  }
}

const formOf = (turn: number) => forms[turn % forms.length] ?? {}
report(
  'Rules of twelve fields into a form',
  interleaved(
    Object.fromEntries(names.map((name) => [name, () => compiles[name](rules)])) as Record<
      (typeof names)[number],
      () => unknown
    >,
  ),
)
report(
  'A form checked, all fields: a right one, one full of slips, an empty one, in turn',
  interleaved(
    Object.fromEntries(names.map((name) => [name, (turn: number) => judges[name](formOf(turn))])) as Record<
      (typeof names)[number],
      (turn: number) => unknown
    >,
  ),
)
const turns = 300
await engines(rules)
const before = process.cpuUsage()
for (let turn = 0; turn < turns; turn++) await engines(rules)
const spent = process.cpuUsage(before)
print(
  `\nThe ten patterns of this form in the linear engine, once a page: ${((spent.user + spent.system) / turns).toFixed(0)} µs`,
)

print(
  `\nCPU time of one thread, medians of ${rounds} interleaved rounds. Ours matches with an engine of linear time, compiled once a page; the others with the browser's own.`,
)
