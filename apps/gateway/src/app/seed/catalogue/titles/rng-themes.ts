import type { TitleTheme } from '../draw.ts'
import { words } from '../draw.ts'

/** Word families of the slots: a new head gives as many titles as its family has forms. */
export const rngThemes: TitleTheme[] = [
  {
    heads: words('Tiger | Wolf | Lion | Bear | Fox | Stag | Eagle | Elephant | Rhino | Horse'),
    forms: words(
      '* Summit | * Standard | Silver * | * Ridge | * Country | Brave * | * Crossing | * Trail | * Court Card' +
        ' | * & Drum | * Valley | * Crown',
    ),
  },
  {
    heads: words('Dragon | Phoenix | Koi | Lotus | Lantern | Crane | Panda | Bamboo | Silk Fan | Jade Carp'),
    forms: words(
      '* Pavilion | * Terrace | * Nine Gates | * Blessing | * Courtyard | * Festival | Scarlet * | * Pagoda' +
        ' | * Harvest | Imperial * | * Teahouse | * Garden Path',
    ),
  },
  {
    heads: words('Pharaoh | Scarab | Anubis | Sphinx | Cleopatra | Horus | Pyramid | Nile | Desert Sun | Papyrus'),
    forms: words(
      "* Chronicle | * Treasury | * Secret | * Legacy | * Ascending | * Hall | * Caravan | * Gold Leaf | *'s Riddle | * Oasis | * at Dusk | * Mirage",
    ),
  },
  {
    heads: words('Cherry | Melon | Berry | Lemon | Mango | Plum | Citrus | Grape | Papaya | Pineapple'),
    forms: words(
      '* Market | * Classic Ten | Twin * | * Carnival | * Picnic | * Fizz | * Sevens | * Orchard | * Stand' +
        ' | Frozen * | * Juicer | * Jubilee',
    ),
  },
  {
    heads: words('Candy | Sugar | Cupcake | Donut | Toffee | Caramel | Gelato | Praline | Honey | Macaron'),
    forms: words(
      '* Workshop | * Boulevard | * Carousel | * Castle | * Express | * Balloon | * Kitchen | * Confetti' +
        ' | * Weekend | Little * Shop | * Meadow | * Counter',
    ),
  },
  {
    heads: words('Diamond | Emerald | Ruby | Sapphire | Crystal | Opal | Pearl | Amber | Topaz | Amethyst'),
    forms: words(
      '* Vault | * Cascade | * Lodge | Twelve * Steps | * Prism | * Quarry | * Avenue | * Hour Glass' +
        ' | * Cabinet | Northern * | * Lattice | * Mine Cart',
    ),
  },
  {
    heads: words('Zeus | Olympus | Titan | Spartan | Medusa | Poseidon | Athena | Hydra | Minotaur | Pegasus'),
    forms: words(
      '* Colonnade | * Trial | * Unbound | * Torch | * Marble | * Verdict | * and the Lyre | * Steps' +
        ' | * Ascendant | * Storm | * Relic | * Chariot',
    ),
  },
  {
    heads: words('Viking | Norse | Thor | Odin | Fjord | Rune | Drakkar | Frost Giant | Raven | Shield Maid'),
    forms: words(
      '* Voyage | * Hammerfall | * Longhouse | * Song | * Embers | * Saga | * Winter | * Isle | * Oath' +
        ' | * Horizon | * Beacon | * Feast',
    ),
  },
  {
    heads: words('Pirate | Captain | Galleon | Treasure | Corsair | Kraken | Mermaid | Shark | Dolphin | Island'),
    forms: words(
      '* Cove | * Ledger | * Lighthouse | * Bounty Map | * & Compass | * Archipelago | Lost * Log | * Shanty' +
        ' | * Horizon | * Harbour Lights | * Atoll | * Spyglass',
    ),
  },
  {
    heads: words('Outlaw | Saloon | Mustang | Cactus | Buffalo | Prairie | Sheriff | Gold Rush | Coyote | Canyon'),
    forms: words(
      '* Junction | * Station | * Roundup | * Last Stage | * Ranch | * Telegraph | * Mile | * Sundown' +
        ' | Dusty * | * Wagon | * Hollow | * Payday',
    ),
  },
  {
    heads: words('Aztec | Maya | Inca | Totem | Jungle | Parrot | Monkey | Jaguar | Serpent | Gorilla'),
    forms: words(
      '* Causeway | * Calendar | * Canopy | * Stairway | * Green Trail | * Drums | * Idol | * Cenote' +
        ' | * Hidden City | * Rain | * Explorer | * Moonrise',
    ),
  },
  {
    heads: words('Witch | Wizard | Vampire | Goblin | Ghost | Fairy | Unicorn | Potion | Owl | Raven Moon'),
    forms: words(
      "* Parlour | * Apprentice | * Lantern Walk | *'s Cottage | * Masquerade | * Orchestra | Midnight *" +
        " | * Cellar | * Herbarium | * Bell Tower | * Window | *'s Pocket Watch",
    ),
  },
  {
    heads: words('Comet | Galaxy | Rocket | Meteor | Robot | Saturn | Nebula | Astronaut | Starlight | Orbit'),
    forms: words(
      '* Station | * Relay | * Drift | Neon * | * Arcade | * Observatory | * Circuit | * Parade | * Cargo' +
        ' | Distant * | * Signal | * Lounge',
    ),
  },
  {
    heads: words('Royal | Lucky | Fortune | Golden | Joker | Carnival | Opera | Circus | Crown | Classic'),
    forms: words(
      '* Bells Deluxe | * Sevens | * Charms | * Ballroom | * Reels | * Ticket Booth | * Velvet | * Fountain' +
        ' | * Arcade | * Masks | * Encore | * Promenade',
    ),
  },
  {
    heads: words('Samurai | Ninja | Shogun | Sakura | Geisha | Oni | Ronin | Kabuki | Koto | Daruma'),
    forms: words(
      '* Bridge | * Moon | * Scroll | * Blossom | * Way | * Lantern Road | * Temple Bell | * Nightfall' +
        ' | * Petals | * Dojo | * Lacquer Box | * Theatre',
    ),
  },
]
