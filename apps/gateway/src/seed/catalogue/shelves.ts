import { words } from './draw.ts'

/** Titles of the home page's hot row, in its order. */
export const hotShelf = words(
  'Shark Reef | Jade Dragon | Rose Room | Tiger Fortune | Derby Night | Book of the Nile | Roulette Royale' +
    ' | Panda Grove' +
    ' | Rift Masters | Mekong 4D | Golden Spur',
)

/** Titles of the home page's row of new games, in its order. */
export const newShelf = words(
  'Candy Atelier | Orbit Crash | Kraken Deep | Thirteen | Blade Open | Aztec Sun | Salon Privé Baccarat' +
    ' | Peg Drop | Grand Prix' +
    ' | Crab King | Lantern Night | Sabong Arena | Lucky Nine | Dice Atelier',
)

/** Other titles that wear the hot or the new mark in a listing. */
export const marked = {
  hot: words(
    'Crystal Kingdom | Wolf Howl | Texas Night | Five Minute Keno | Dragon Tiger | Hoop Court | Lure & Line',
  ),
  new: words(
    'Samurai Gate | Lotus Garden | Evening Draw | Velvet Baccarat | Squad Signal | Octopus Lagoon | Lotus Rummy',
  ),
}

/** Games under maintenance: the window in hours from the moment of seeding, from (may be past) and to. */
export const maintenanceWindows: Readonly<Record<string, { readonly fromHour: number; readonly toHour: number }>> = {
  'Buccaneer Bay': { fromHour: -1, toHour: 5 },
  'Titan Odyssey': { fromHour: -3, toHour: 9 },
  'Moonlight Sic Bo': { fromHour: -2, toHour: 4 },
  'Whale Patrol': { fromHour: -1, toHour: 8 },
  'Midnight Chess': { fromHour: -6, toHour: 18 },
  'Tower Siege Tour': { fromHour: -2, toHour: 10 },
}
