/**
 * Title | template | palette | icon | face | other decisions: the games of the home page and the first page of slots.
 */
export const directedLines = `
Jade Dragon|horizon|jade|spiked-dragon-head|phudu|land=peaks bend=none style=print
Book of the Nile|arch|lagoon|anubis|cinzel
Tiger Fortune|burst|copper|tiger-head|bowlby|style=block
Fruit Parade|reels|mint|strawberry|shrikhand|tone=red symbols=cherry,grapes,orange-slice bend=rise
Lion Standard|arch|copper|lion|bowlby
Crystal Kingdom|medallion|lilac|cut-diamond|titan|tone=own bend=rise
Samurai Gate|arch|orchid|oni|shrikhand
Rabbit Moon|medallion|lilac|rabbit-head|titan|bend=none
Viking Tide|type|storm|viking-helmet|metamorphous
Sugar Parade|burst|lilac|wrapped-sweet|titan|tone=own
Owl Hour|clouds|midnight|owl|bowlby
Fox & Lantern|stamp|copper|fox-head|shrikhand|bend=rise
Aztec Sun|medallion|moss|ceremonial-mask|bowlby|bend=none
Wolf Howl|close|storm|wolf-head|metamorphous|tone=steel
Candy Atelier|medallion|blush|cupcake|titan|tone=rose bend=none
Captain's Share|horizon|dawn|pirate-captain|pirata|land=swell
Royal Bells|reels|lacquer|ringing-bell|shrikhand|tone=gold symbols=cherry,cut-diamond,horseshoe
Gold Rush Saloon|horizon|copper|western-hat|bowlby|land=dunes bend=none
Lotus Garden|reels|jade|lotus|cinzel|symbols=cherry,cut-diamond,lotus tone=leaf
Zeus Ascends|clouds|polar|zeus-sword|cinzel|bend=none
Monkey Court|horizon|saffron|monkey|bowlby|tone=red land=hills
Witch's Almanac|medallion|midnight|witch-face|pirata
Cherry Classic|type|lime|cherry|titan|tone=red bend=rise
Totem Valley|type|moss|totem-head|metamorphous
Scarab Vault|horizon|tide|gold-scarab|metamorphous|land=pyramids tone=gold
Norse Thunder|medallion|storm|viking-head|metamorphous|tone=steel
Olympus Forge|arch|ember|spartan-helmet|cinzel
Panda Grove|burst|lime|panda|bowlby|tone=white
Lantern Night|type|lacquer|asian-lantern|phudu|bend=bulge
Buffalo Canyon|close|kraft|buffalo-head|rye
Melon Social|arch|mint|cherry|titan|tone=red
Diamond Hour|cavern|plum|cut-diamond|abril
Tiger Temple|horizon|saffron|tiger-head|titan|tone=red land=hills
Outlaw Canyon|medallion|copper|horseshoe|rye|tone=steel
Titan Odyssey|medallion|polar|spartan-helmet|cinzel
Dragon Pearl|horizon|lacquer|dragon-head|phudu|land=peaks
Festival of Moons|clouds|ember|asian-lantern|phudu|land=skyline
Queen of Cakes|curtain|mint|cake-slice|titan|tone=rose symbols=donut,wrapped-sweet,cherry
Buccaneer Bay|cavern|lagoon|open-treasure-chest|pirata|tone=gold symbols=anchor,two-coins,queen-crown
Wolf Lantern|reels|midnight|wolf-head|metamorphous|tone=steel symbols=cut-diamond,horseshoe,lotus
Emerald Sphinx|horizon|lagoon|egyptian-sphinx|metamorphous
Panda Post Road|medallion|mint|panda|shrikhand|tone=white
Orbit Crash|climb|midnight|rocket|audiowide|figure=24.6×
Mine Garden|cells|copper|unlit-bomb|audiowide|tone=red
Peg Drop|pegs|dawn|round-star|phudu|bend=none
Dice Atelier|bauhaus|ember|perspective-dice-six|phudu|tone=own
Salon Privé Baccarat|table|felt||limelight|bend=bulge
Royal Prize Wheel|wheel|bordeaux|queen-crown|limelight|tone=own
Rose Room|salon|plum|rose|limelight|tone=own
Northern Blackjack|table|midnight||abril
Dragon Tiger|salon|ember|double-dragon|abril|tone=own
Velvet Baccarat|fan|bordeaux|rose|abril|tone=rose
Shark Reef|surf|tide|shark-jaws|luckiest|tone=steel
Kraken Deep|deep|midnight|octopus|luckiest|tone=own bend=wave
Crab King|surf|dawn|sad-crab|luckiest|tone=red
Neptune's Toll|horizon|tide|trident|luckiest|land=swell
Lure & Line|deep|polar|angler-fish|luckiest|tone=red
Thirteen|ace|polar|jester-hat|abril|index=13 tone=red
Tiến Lên|fan|lacquer|lotus|yeseva
Texas Night|ace|copper|horseshoe|rye|index=K tone=own
Domino House|back|felt|domino-tiles|yeseva
Knight's Gambit|back|plum|chess-knight|abril
Derby Night|stripes|dawn|soccer-ball|fugaz|tone=white
Grand Prix|lanes|polar|full-motorcycle-helmet|fugaz|tone=red
Hoop Court|type|saffron|basketball-ball|anton|tone=gold
Fight Card|stripes|storm|boxing-glove|fugaz|tone=red
Frame & Cue Pool|burst|mint|pool-triangle|fugaz|
Virtual Liga|pitch|moss|soccer-ball|anton|tone=white
Rift Masters|close|arena|warlord-helmet|russo|tone=steel
Blade Open|shards|ember|crossed-swords|russo|tone=gold
Strike Circuit|hud|plum|bullseye|russo
Mecha League|hud|tide|mecha-mask|squada
Golden Spur|crest|saffron|rooster|alfa|tone=red
Sabong Arena|sunrise|lacquer|rooster|rye|tone=gold
Red Barn Main Card|crest|copper|feathered-wing|alfa|tone=red
Mekong 4D|type|saffron|lotus|alfa|bend=rise
Evening Draw|ticket|dawn|moon|abril
Hanoi Express|rosette|lacquer|pagoda|phudu|tone=gold
Lucky Nine|balls|lilac|round-star|bungee|figure=9
Five Minute Keno|balls|ember|round-star|bungee|figure=5
`
