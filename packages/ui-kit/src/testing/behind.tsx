import type { ReactNode } from 'react'
import { GameGrid } from '../components/game-grid/game-grid.tsx'
import { GameTile } from '../components/game-tile/game-tile.tsx'
import { Section } from '../components/section/section.tsx'
import { games } from './lobby.ts'

const title = 'Hot now'

/** A piece of the lobby for what floats above it to stand on. */
export const Behind = ({ children }: { children?: ReactNode }) => (
  <main style={{ minHeight: 620 }}>
    <Section title={title}>
      <GameGrid label={title} shelf>
        {games(14).map((game) => (
          <GameTile key={game.name} {...game} />
        ))}
      </GameGrid>
    </Section>
    {children}
  </main>
)
