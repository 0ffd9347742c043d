import type { TitleEntry } from '../draw.ts'
import { providers } from '../providers.ts'

const listing = `
KRW Jade Dragon|GLH Book of the Nile|PTG Tiger Fortune|XGS Fruit Parade|PTG Lion Standard|GLH Crystal Kingdom|KRW Samurai Gate
XGS Rabbit Moon|GLH Viking Tide|XGS Sugar Parade|KRW Owl Hour|PTG Fox & Lantern|GLH Aztec Sun|KRW Wolf Howl
XGS Candy Atelier|PTG Captain's Share|XGS Royal Bells|PTG Gold Rush Saloon|KRW Lotus Garden|GLH Zeus Ascends|PTG Monkey Court
GLH Witch's Almanac|XGS Cherry Classic|KRW Totem Valley|GLH Scarab Vault|GLH Norse Thunder|GLH Olympus Forge|XGS Panda Grove
KRW Lantern Night|PTG Buffalo Canyon|XGS Melon Social|GLH Diamond Hour|PTG Tiger Temple|PTG Outlaw Canyon|GLH Titan Odyssey
KRW Dragon Pearl|KRW Festival of Moons|XGS Queen of Cakes|PTG Buccaneer Bay|KRW Wolf Lantern|GLH Emerald Sphinx|XGS Panda Post Road
XGS Orbit Crash|XGS Mine Garden|XGS Peg Drop|XGS Dice Atelier`

const special: Record<string, string> = {
  'Orbit Crash': 'Crash',
  'Mine Garden': 'AC',
  'Peg Drop': 'AC',
  'Dice Atelier': 'TG',
  'Cherry Classic': '3Reels',
  'Royal Bells': '3Reels',
  'Book of the Nile': 'FreeSpins',
  'Tiger Fortune': 'FeatureBuy',
  'Zeus Ascends': 'FeatureBuy',
  'Jade Dragon': 'JP',
}

/** The slots that open the listing, in its order, and the in-house originals after them. */
export const rngFirst: TitleEntry[] = listing
  .trim()
  .split(/[|\n]/)
  .map((cell) => {
    const [code, ...rest] = cell.split(' ')
    const title = rest.join(' ')
    const provider = providers.find((one) => one.code === code)?.code
    if (!provider) throw new Error(`${title} is of no provider`)
    return { title, provider, classify: special[title] ?? '5Reels' }
  })
