/**
 * Words | heroes | palettes | templates | land, tone, face, cards: one line an idea, games before beasts before places.
 */
export const wordLines = `
baccarat||felt, bordeaux, midnight, plum|table, fan|cards=KS-AH-QC
blackjack, 21||midnight, felt, plum|table|cards=AC-JD-KS
dragon tiger|double-dragon|lacquer, ember|salon, medallion|face=abril
roulette|queen-crown, diamond-ring, cut-diamond, rose, chess-queen|bordeaux, felt, plum, midnight, lacquer|wheel|tone=gold
wheel, dial|queen-crown, round-star, diamond-ring, air-balloon|bordeaux, plum, midnight, ember|wheel|tone=gold
sic bo, dice|rolling-dices, perspective-dice-six, perspective-dice-six-faces-three|plum, felt, lacquer, ember|table, salon, back|
color game|perspective-dice-six|ember, mint|bauhaus|
fan tan|two-coins|jade, lacquer|salon, medallion|tone=gold
marble|round-star, sea-star|lagoon, plum|medallion|
stairs|open-treasure-chest, crown-coin|plum, copper|arch, medallion|tone=gold
cabaret|carnival-mask|bordeaux, plum|salon|
poker, jacks, deuces|poker-hand, queen-crown, horseshoe|felt, copper, lacquer|fan, ace, table|
pusoy, tongits|lotus, jester-hat, handheld-fan, sunflower|lacquer, saffron, jade, polar|fan, ace, back|face=phudu
tiến lên|lotus|lacquer, polar|fan|
thirteen|jester-hat|polar|ace|
rummy, canasta, whist|chess-queen, lotus, rose, queen-crown|blush, jade, plum|fan, back, ace|
hearts|crowned-heart, rose|blush, lacquer|ace, medallion|tone=rose
domino|domino-tiles|felt, copper, lacquer|back|face=yeseva
mahjong|lotus, pagoda, bamboo|jade, lacquer, polar|back, medallion|face=phudu
checkers|chess-king, queen-crown|copper, lacquer|back, burst|
chess, gambit|chess-knight, chess-queen, chess-king|plum, polar, midnight|back, ace|
crash, orbit|rocket, starfighter, paper-plane, air-balloon|midnight, ember|climb, burst|
pilot|paper-plane|polar|climb|
jet|jet-fighter|storm|climb|
mine|unlit-bomb, fire-gem|copper|cells|
pusher|two-coins|saffron|medallion|tone=gold
keno||lilac, ember, mint, tide|balls|
quick, speed||midnight, plum, tide|balls, cells|
bingo|round-star, air-balloon, sunflower|mint, dawn, blush|balls, burst, medallion|
scratch, ticket|ticket, horseshoe, two-coins|mint, saffron|burst, medallion|
3D, 4D|lotus, round-star, double-fish, sun|saffron, polar, lacquer|type, rosette|
noon, morning|sun, sunflower|saffron, dawn|ticket, rosette|
draw|sunflower, lotus, sea-turtle, double-fish, sun|dawn, saffron, jade, polar|ticket, rosette|
pearl dragon tiger|double-dragon|lacquer|salon|
pandas, panda|panda, bamboo|lime, mint, moss|burst, medallion|tone=white
dragon|spiked-dragon-head, dragon-head, wyvern|jade, lacquer, ember|horizon, arch, close, burst|land=peaks face=phudu
tiger|tiger-head|copper, saffron, moss|burst, close, medallion|
lion|lion|copper, saffron, dawn|arch, medallion, burst|
wolf|wolf-head, direwolf|midnight, storm, polar|close, horizon, medallion|land=peaks tone=steel
fox|fox-head|polar, copper, mint|medallion, burst|
monkey, kong|monkey, gorilla|moss, saffron|medallion, burst|land=hills
gorilla|gorilla|moss, kraft|close, burst|
rabbit, hare|rabbit-head|lilac, blush, mint|medallion, type|
owl|owl|midnight, plum, storm|horizon, arch, reels|land=hills
buffalo, bison|buffalo-head|kraft, copper|close, horizon|land=dunes face=rye
bear|bear-head|tide, kraft, midnight|burst, medallion|land=peaks
elephant|elephant-head|saffron, jade, lilac|arch, burst|
snake, cobra, serpent|snake|jade, moss|medallion, arch|
horse, mustang|horse-head, horseshoe|lacquer, moss, kraft|close, horizon, medallion|
stag, deer|stag-head|moss, storm, dawn|horizon, medallion|land=hills
eagle, hawk|eagle-head, eagle-emblem|storm, copper, polar|close, burst|
phoenix|eagle-emblem, flame|ember, lacquer|burst, medallion|tone=red
parrot|parrot-head|lime, orchid, mint|burst, arch|land=hills
swan|swan|lilac, polar|arch|land=swell
crane|swan, raven|lilac, polar, jade|arch, medallion|
raven|raven, crow-dive|plum, storm|horizon, medallion|land=peaks
rhino|rhinoceros-horn|kraft, saffron|horizon, close|land=dunes
jaguar|tiger-head|moss, copper|burst, arch|land=hills
coyote|wolf-head, direwolf|kraft, ember|horizon|land=dunes
cactus|cactus|kraft, copper|horizon, type|land=dunes
cat|cat|blush, plum|medallion|
shark|shark-jaws, shark-fin|lagoon, tide|surf, deep, horizon|tone=steel face=luckiest
kraken, octopus|octopus|midnight, lagoon, orchid|deep, burst|
squid|giant-squid, squid|midnight, tide, orchid|deep|
whale|whale-tail|polar, lagoon|surf, medallion|
crab|sad-crab|dawn, saffron|surf, burst|tone=red
turtle|sea-turtle|jade, tide, lagoon|deep, medallion|tone=leaf
koi, carp|double-fish|lacquer, jade|deep, medallion, burst|
piranha|piranha|jade, lagoon|deep, burst|tone=red
manta, ray|manta-ray|lagoon, polar|deep, medallion|
seahorse|seahorse|orchid, lagoon, dawn|deep, medallion|
mermaid|mermaid|orchid, tide|deep, arch, medallion|
neptune, poseidon, trident|trident|tide, lagoon|deep, burst, horizon|
dolphin|dolphin|lagoon, polar|surf, deep, medallion|
oyster, pearl|oyster-pearl|lilac, tide, lagoon|medallion, arch, deep|
diver, deep|diving-helmet|lagoon, midnight|deep|
lure, line|angler-fish|polar, tide|deep|
fish|tropical-fish|jade|deep|
anubis|anubis|lagoon, midnight, copper|arch, horizon|land=pyramids face=cinzel
scarab|gold-scarab, scarab-beetle|copper, lagoon|medallion, horizon|face=cinzel tone=gold land=pyramids
sphinx|egyptian-sphinx|saffron, lagoon, kraft|arch, horizon|land=pyramids face=cinzel
horus|eye-of-horus|copper, lagoon|medallion, burst|face=cinzel
cleopatra|cleopatra|lagoon, orchid, saffron|arch, medallion|face=cinzel
pharaoh|cleopatra, anubis|lagoon, copper, saffron|arch, horizon|land=pyramids face=cinzel
pyramid, desert|great-pyramid, egyptian-sphinx|saffron, kraft|horizon, arch|land=dunes face=cinzel
nile, papyrus|ankh, anubis|lagoon, jade, saffron|arch, horizon|land=pyramids face=cinzel
aztec|totem-mask, ceremonial-mask, mayan-pyramid|moss, copper|horizon, medallion|land=hills face=bowlby
maya, inca|mayan-pyramid, ceremonial-mask|moss, saffron|horizon, medallion|land=hills face=bowlby
totem|totem-head|moss, lime, kraft|type, medallion, horizon|land=hills
jungle|parrot-head, totem-head|lime, moss|burst, arch|land=hills
spartan|spartan-helmet|lacquer, polar|arch, horizon|face=cinzel
zeus|zeus-sword, heavy-lightning|polar, storm|type, burst|face=cinzel
olympus|greek-temple, spartan-helmet|ember, polar, lagoon|arch, horizon|face=cinzel
titan|spartan-helmet|polar, plum|medallion, burst|face=cinzel
athena|centurion-helmet, owl|lagoon, lilac|arch, medallion|face=cinzel
medusa|snake|moss, jade|medallion, arch|face=cinzel
hydra|hydra|ember, storm|medallion, horizon|land=peaks face=metamorphous
minotaur|minotaur|ember, copper|burst, medallion|face=metamorphous
pegasus|pegasus|polar, lilac|horizon, medallion|face=cinzel
viking|viking-helmet, viking-head|storm, polar|horizon, medallion, type|land=peaks face=metamorphous
norse|viking-head, viking-shield|midnight, storm|medallion, horizon|land=peaks face=metamorphous
thor|thor-hammer|storm, midnight|burst, medallion|face=metamorphous
odin|viking-head|storm, plum|burst, medallion|face=metamorphous
fjord, drakkar|drakkar-dragon|polar, storm, tide|horizon, medallion|land=peaks face=metamorphous
rune|rune-stone|storm, moss|horizon, arch|face=metamorphous
frost giant, frost|viking-shield|polar, midnight|burst, medallion|face=metamorphous
shield maid|viking-shield|storm, lacquer|medallion, arch|face=metamorphous
samurai, shogun, ronin, oni|oni, handheld-fan|lacquer, dawn|burst, medallion, arch|
ninja|ninja-head, ninja-mask|ember, tide|close, shards, burst|
sakura|flower-emblem, lotus|blush, lilac|arch, medallion|tone=rose
geisha, silk fan|handheld-fan|blush, lacquer, orchid|medallion, arch|
kabuki, daruma|oni|lacquer, saffron|burst, medallion|
koto|harp|plum, jade|arch, medallion|
pirate|pirate-skull, pirate-hat|lagoon, midnight|horizon, medallion|land=swell face=pirata
captain|pirate-captain|dawn, lagoon|horizon, medallion|land=swell face=pirata
corsair, buccaneer|pirate-hat, galleon|lagoon, midnight|horizon, reels|land=swell face=pirata
galleon|galleon|lagoon, dawn, tide|horizon, medallion|land=swell face=pirata
treasure|open-treasure-chest, locked-chest|copper, lagoon|horizon, medallion|tone=gold
island|treasure-map, lighthouse|lagoon, dawn|horizon, medallion|land=swell
outlaw, sheriff|horseshoe, western-hat|copper, kraft|medallion, horizon|land=dunes face=rye
saloon, gold rush|western-hat|copper, saffron|horizon, medallion|land=dunes face=rye
prairie, canyon|old-wagon, cactus|kraft, copper|horizon, type|land=dunes face=rye
witch|witch-face, cauldron|plum, midnight|medallion, horizon|land=hills face=pirata
wizard|wizard-face, spell-book|plum, midnight|arch, medallion|face=metamorphous
vampire|vampire-dracula|bordeaux, plum|medallion, burst|
goblin|goblin-head|moss, lime|close, burst, medallion|
ghost|ghost, pumpkin-lantern|plum, ember|horizon, type|land=hills
fairy|fairy|orchid, lilac|arch, medallion|
unicorn|unicorn|orchid, lilac, blush|medallion, horizon|
potion|potion-ball|plum, mint, orchid|medallion, arch|
comet, meteor|falling-star, comet-spark|midnight, arena|horizon, medallion|face=audiowide
galaxy, saturn, nebula|ringed-planet|midnight, orchid, arena|horizon, medallion|face=audiowide
rocket|rocket|midnight, ember, mint|burst, horizon|face=audiowide
robot, mecha|vintage-robot, mecha-mask|tide, arena, mint|burst, hud, medallion|face=squada
astronaut|astronaut-helmet|midnight, polar|burst, medallion|face=audiowide
starlight, star, starfighter|starfighter, round-star|midnight, arena|hud, horizon, burst|face=audiowide
castle|castle|storm, lilac|horizon, arch|land=hills
lantern|asian-lantern|lacquer, ember|type, horizon, medallion|land=skyline face=phudu
lotus|lotus|blush, jade|arch, medallion, reels|
jade|cut-diamond, lotus|jade|arch|tone=leaf
bamboo|bamboo|lime, moss, mint|arch, burst|tone=leaf
cherry|cherry|blush, lime, mint|reels, type, burst|tone=red
lemon, citrus|lemon|lime, mint, moss|reels, burst, medallion|tone=gold
berry, plum|strawberry|blush, mint, lime|reels, medallion, burst|tone=red
melon|fruit-bowl, watermelon|mint, jade, lime|reels, medallion|tone=red
mango, papaya, fruit|fruit-bowl, orange-slice|saffron, mint|reels, medallion, burst|
grape|grapes|lilac, plum, mint|reels, burst, medallion|
pineapple|pineapple|saffron, mint|burst, medallion|
candy|wrapped-sweet, candy-canes|blush, lilac, mint|medallion, reels, burst|tone=rose face=titan
sugar, toffee|wrapped-sweet|lilac, blush, mint|burst, medallion, reels|tone=rose face=titan
cupcake, praline, cakes|cupcake|blush, mint, lilac|medallion, reels, burst|tone=rose face=titan
donut, macaron|donut|blush, lilac, dawn|burst, medallion|tone=rose face=lilita
gelato|ice-cream-cone|mint, blush|burst, medallion|tone=rose face=lilita
honey, caramel|honeycomb, bee|saffron, kraft|medallion, burst|
diamond|cut-diamond|lilac, midnight, plum|medallion, close, burst|tone=steel
emerald|emerald|jade, moss|medallion, arch|tone=leaf
ruby|gems|lacquer, bordeaux|medallion, burst|tone=red
crystal, amethyst, sapphire|crystal-growth|lilac, plum, midnight|medallion, arch, horizon|
opal, amber, topaz|gems, cut-diamond|copper, dawn, mint|medallion, burst|
joker, circus|jester-hat|orchid, lime, plum|burst, reels|
carnival|carnival-mask, jester-hat|orchid, plum|medallion, arch|
opera|drama-masks|plum, bordeaux|medallion, arch|face=limelight
derby sabong, sabong, rooster, spur, barn|rooster|saffron, lacquer, copper|crest, sunrise, medallion|tone=red
feather|feathered-wing, two-feathers|copper, lacquer|sunrise, crest|tone=red
derby, liga|soccer-ball|moss, dawn, storm|pitch, stripes|tone=white
cyber pitch, pitch|soccer-ball, cyborg-face|tide|hud|tone=white
hoop|basketball-ball|dawn|type|tone=gold
fight|boxing-glove|storm|stripes|tone=red
tennis|tennis-ball|lime|lanes|tone=leaf
badminton|shuttlecock|polar|pitch|tone=red
pool|pool-triangle|felt|burst|
baseball|baseball-bat, baseball-glove|kraft|stripes|
prix|full-motorcycle-helmet|polar|lanes|tone=red
racing, lane|full-motorcycle-helmet, checkered-flag|orchid|lanes|
rift, grid|warlord-helmet, battle-axe|arena, storm|close, shards|tone=steel face=russo
strike, squad|bullseye, battle-tank, jet-fighter|storm, moss|hud, stripes|
tower, siege|siege-tower, castle|ember|close|
blade|crossed-swords|ember|shards|
kite|paper-plane|polar|rosette|
rose|rose|plum, blush|salon, medallion|tone=rose
queen, royal, crown, fortune|queen-crown, imperial-crown, crown-coin|bordeaux, lilac, lacquer|medallion, arch, burst|tone=gold
lucky, golden, gold|horseshoe, two-coins, crown-coin|moss, lime, lacquer|burst, medallion, arch|tone=gold
classic|ringing-bell, cherry|lacquer, mint, blush|reels, type|
sun|sun, sunflower|saffron, dawn|burst, medallion|
moon, night, midnight|moon, owl|midnight, storm|horizon, arch|
temple|mayan-pyramid|moss|horizon|
garden|sunflower, lotus|mint, lime|arch, medallion|
festival|asian-lantern|lacquer|horizon|
`
