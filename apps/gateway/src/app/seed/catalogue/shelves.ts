import { words } from './draw.ts'

/** Titles of the home page's hot row, in its order: each has an engine of its own. */
export const hotShelf = words(
  'Rose Room | Fruit Parade | Koi Tides | Rabbit Moon | Hoop Court | Panda Grove | Poker Courtyard | Mekong 4D' +
    ' | Sky Pilot Crash | Sugar Parade | Sunrise Rooster Ring',
)

/** Titles of the home page's row of new games, in its order: each has an engine of its own. */
export const newShelf = words(
  'Candy Atelier | Orbit Crash | Turtle Carnival | Blade Open | Salon Privé Baccarat | Queen of Cakes | Sabong Arena' +
    ' | Lucky Nine | Village Poker | Virtual Liga | Lucky Ticket Booth | Manta Marina | Jet Lane Crash | Melon Social',
)

/** Other titles that wear the hot or the new mark in a listing. */
export const marked = {
  hot: words('Crystal Kingdom | Wolf Howl | Texas Night | Five Minute Keno | Dragon Tiger | Hoop Court | Lure & Line'),
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
