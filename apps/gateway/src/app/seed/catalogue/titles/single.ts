import type { TitleEntry } from '../draw.ts'

const sport = (title: string, provider: TitleEntry['provider'], classify: string): TitleEntry => ({
  title,
  provider,
  classify,
})

/** Sports books and virtual leagues, most popular first. */
export const sportsTitles: TitleEntry[] = [
  sport('Derby Night', 'OVT', 'SOCCER'),
  sport('Grand Prix', 'QST', 'RACING'),
  sport('Hoop Court', 'SS', 'BASKETBALL'),
  sport('Fight Card', 'OVT', 'BOXING'),
  sport('Virtual Liga', 'XGS', 'SOCCER'),
  sport('Match Point Tennis', 'OVT', 'TENNIS'),
  sport('Shuttle Badminton Hall', 'QST', 'BADMINTON'),
  sport('Frame & Cue Pool', 'OVT', 'POOL'),
  sport('Home Plate Baseball', 'QST', 'BASEBALL'),
]

/** Esports books, most popular first. */
export const esportsTitles: TitleEntry[] = [
  sport('Rift Masters', 'QST', 'MOBA'),
  sport('Blade Open', 'SS', 'FIGHTING'),
  sport('Strike Circuit', 'QST', 'SHOOTER'),
  sport('Mecha League', 'QST', 'MECHA'),
  sport('Squad Signal', 'QST', 'SHOOTER'),
  sport('Cyber Pitch', 'SS', 'SOCCER'),
  sport('Starfighter Cup', 'QST', 'SPACE'),
  sport('Tower Siege Tour', 'SS', 'STRATEGY'),
  sport('Robot Rumble Series', 'QST', 'MECHA'),
  sport('Apex Lane Racing', 'SS', 'RACING'),
  sport('Ninja Ladder', 'QST', 'FIGHTING'),
  sport('Legends of the Grid', 'SS', 'MOBA'),
]

/** Sabong arenas, most popular first. */
export const cockfightTitles: TitleEntry[] = [
  sport('Golden Spur', 'RDB', 'SABONG'),
  sport('Sabong Arena', 'XGS', 'SABONG'),
  sport('Red Barn Main Card', 'RDB', 'SABONG'),
  sport('Provincial Derby Sabong', 'RDB', 'SABONG'),
  sport('Sunrise Rooster Ring', 'SS', 'SABONG'),
  sport('Crimson Feather', 'RDB', 'SABONG'),
]
