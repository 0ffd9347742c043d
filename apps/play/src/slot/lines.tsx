const [wide, tall] = [5, 3]

/** Where the lines run, a small picture each; their number stands in the words before. */
export function Lines({ paths }: { paths: readonly (readonly number[])[] }) {
  return (
    <ol class="lines" aria-hidden="true">
      {paths.map((path, at) => (
        <li key={at}>
          <svg viewBox={`0 0 ${wide} ${tall}`} width="50" height="30">
            {Array.from({ length: wide * tall }, (_, cell) => (
              <rect
                key={cell}
                class={path[cell % wide] === Math.floor(cell / wide) ? 'lines__on' : 'lines__off'}
                x={(cell % wide) + 0.08}
                y={Math.floor(cell / wide) + 0.08}
                width=".84"
                height=".84"
                rx=".18"
              />
            ))}
          </svg>
        </li>
      ))}
    </ol>
  )
}
