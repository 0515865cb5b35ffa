import { anyOf, each, type EmergencySigns } from './emergency-signs.ts';
import { ANGRY_ABOUT_WORK, IN_FORM } from './figures.ts';

const gas = '(?:natural gas|gas|propane)';
const some = (most: number) => `(?:[\\w']+ ){0,${most}}`;
const motor =
  'gasoline|blower|fill(?:ing)? (?:it )?up|mower|lawnmower|car|truck|engine|chainsaw|snow ?blower|motorcycle|scooter|boat|van|suv|gas station|exhaust|trimmer|tractor';
const cooling =
  'a/?c|hvac|freon|refrigerant|heat pump|fridge|refrigerator|freezer|air condition\\w*';
const sewer = 'sewer|sewage|septic|drains?|toilet|well water|hot water|tap water|shower';
const building =
  'house|home|kitchen|garage|roof|attic|basement|building|apartment|apt|condo|room|bedroom|shed|barn|balcony|deck|wall|ceiling|curtains?|couch|bed|mattress|stove|oven|dryer|toaster|microwave|furnace|heater|panel|outlet|wires?|wiring|breaker|neighbou?rs?|garbage|dumpster|fence|tree|pan|grease|oil|christmas tree|e-?bike|battery|car|truck';
const electric =
  '(?:(?<!vent |drain |water |gas )outlets?(?! (?:pipe|hose|mall))|sockets?|(?:electric(?:al)? |breaker |power |fuse )?panel|breaker(?:s| box)?|fuse ?box|light ?fixtures?|ceiling lights?|lights?|pot ?lights?|chandelier|ceiling fan|lamp|light ?switch(?:es)?|switch(?:es)?|wires?|wiring|power (?:bar|strip|outlet|cord)s?|extension cords?|electric(?:al)? (?:meter|box)|meter box|(?:hydro|power) (?:meter|panel)|pannel|main panel|(?:light )?bulbs?|(?:electric(?:al)? |power )cords?|electrical(?! tape)|electrics|electricity)';
/** What electricity does where it meets water. */
const sparks =
  '(?:spark(?:s|ed|ing)?(?! plugs?)|sizzl\\w*|crackl\\w*|arcing|short(?:s|ed|ing) out)';
/** Nothing that begins another matter. */
const within =
  '(?:(?! (?:and|also|plus|n|&) (?:an?|the|my|one|our|another|also) |, (?:an?|the|my|one|our|another|and|plus|outlets?|plugs?|lights?|switch)|\\b\\d[.)]).){0,70}';
const family =
  '(?:baby|babies|toddler|infant|newborn|kids?|child|children|son|daughter|boy|girl|mom|mum|mother|dad|father|wife|husband|partner|grand\\w+|nana|gran|granny|aunt|uncle|brother|sister|tenant|neighbou?r|lady|man|woman|guy|worker|coworker|painter|person|people|someone|somebody|roommate|friend|student|he|she|they)';
const locked = '(?:trapped|locked|stuck|shut|pinned|caught)';
const enclosure =
  '(?:elevator|lift|bathroom|washroom|restroom|toilet|shower|closet|bedroom|room|basement|cellar|attic|shed|garage|freezer|car|vehicle|van|truck|suv|trunk|house|apartment|apt|condo|building|balcony|crawl ?space|chimney|well|sauna|vault|rubble|ladder|tree|machine)';

export const emergencySigns: EmergencySigns = {
  hints: {
    gas: /gas|propane|egg|sul(?:ph|f)ur/,
    'carbon-monoxide':
      /beep|chirp|m[oi]n[oa]x|\bco2?\b|\bc\.o|dizz|headache|nause|faint|drowsy|vomit|throwing up|light ?headed/,
    'water-and-electricity':
      /burst|water|rain|leak|drip|flood|wet|soak|sewage|shock|zap|tingl|pour|gush|seep|puddle|melt|overflow|jolt|electrocut|submerged|drench/,
    fire: /fire|flame|smok|burn|spark|arcing|buzzing|sizzl|crackl|ablaze|melt/,
    person:
      /landed|lying|laying|sprawl|move|caved|dropped|trap|lock|stuck|shut|pinned|caught|crush|buried|bleed|unconsc|unrespons|breath|respond|moving|wak|chok|passed out|drown|overdos|electrocut|shock|stab|\bshot|scream|run over|burned|attack|assault|poison|fell|fall|collaps|faint|kill|hurt|harm|hang|my life|suicid|to die|wanna die|break|get in|hitting|beat|threaten|strangl|swallow|drank|heart|stroke|seizure|asthma|contraction|chest|injur|pulse|intruder|burglar|thief|stranger|prowler|house|home|apartment|get (?:back )?up|feel|can'?t move/,
  },
  signs: [
    {
      kind: 'gas',
      sign: each(
        `\\b(?:smell\\w*|reek\\w*|stink\\w*|stank|sniff\\w*|whiff|odou?r)\\b.{0,30}\\b${gas}\\b(?! (?:fireplace|bbq|barbecue|grill|station|bill|dryer|range))`,
        `\\b${gas} (?:odou?r|smell\\w*|stench|fumes)`,
        `\\b${gas} (?:pipe |line |stove |meter |tank |main |hose |furnace |valve |fireplace |bbq |heater |appliance )?(?:is |are |has a |has been |keeps |might be |may be |must be |'s )?(?:leak|leek|lek)\\w*`,
        `\\b${gas} in the (?:air|house|room|hall\\w*|basement|apartment|building|stairwell)\\b`,
        `\\bleak\\w* (?:of )?${some(2)}${gas}\\b`,
        `\\b(?:hit|cut|struck|broke|burst|punctured|nicked|ruptured|severed|drilled|pierced|snapped|damaged|ripped|tore|clipped|dug into) ${some(4)}${gas} (?:line|pipe|main|hose|supply)|\\b${gas} (?:line|pipe|hose|main) (?:is |got |just |has |was )+(?:broke\\w*|cut|crack\\w*|ruptur\\w*|burst|punctur\\w*|split|sever\\w*|snapp\\w*)`,
        `\\b${gas} (?:is |just |keeps )*(?:escaping|coming out|hissing|blowing|pouring|filling)`,
        `\\bgas\\b.{0,40}\\bhiss\\w*|\\bgas (?:hose|line|pipe|connector) (?:came|popped|fell|broke) (?:off|loose|apart)`,
        `\\bhiss\\w* ${some(6)}${gas}\\b|\\b${gas} (?:line|meter|pipe|tank|stove|valve|main) ${some(3)}hiss\\w*`,
        `\\bgas (?:alarm|detector) ${some(3)}(?:going off|went off|beeping|sounding|screaming)`,
        `\\bleft ${some(3)}gas on\\b|\\b(?:stove|burner) (?:was |got )?left on\\b.{0,15}\\bgas\\b|^ (?:gas|gas gas) $`,
      ),
      unless: anyOf(
        `\\b(?:${motor})\\b`,
        `\\b(?:${cooling})\\b`,
        `\\b(?:sewer|sewage|septic|tear|laughing) gas|\\bgas (?:giant|bill|cap)\\b`,
        'leak (?:detect|test|inspect|check|sensor|certificat|locat)\\w*',
      ),
    },
    {
      kind: 'gas',
      sign: [/\brotten[- ]?eggs?\b|\bsul(?:ph|f)ur smell|\bsmell of sul(?:ph|f)ur/],
      unless: anyOf(
        `\\b(?:${sewer}|water|sink|bathroom|bath|vanity|fridge|chickens?|ac|a/c|car|dishwasher|washer)\\b`,
      ),
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        `\\b(?:carbon ?m[oi]n\\w+|co|co2|c\\.o\\.?)[ /]+${some(1)}(?:alarms?|detectors?|monitor|sensor|tester) ${some(5)}(?:going off|goes off|goin off|went off|going crazy|beep\\w*|sound\\w*|scream\\w*|r[iu]ng\\w*|blar\\w*|alarming|wont stop|won't stop|trigger\\w*|tripped|shows?|showing|reads?|reading|says?)`,
        `\\b(?:beep\\w*|alarm) ${some(4)}(?:carbon ?m[oi]n\\w+)`,
        `\\bcarbon ?m[oi]n\\w+ (?:leak\\w*|poison\\w*|in (?:the|my|our)|is |levels?|everywhere)|\\b(?:high|elevated|dangerous) (?:carbon ?m[oi]n\\w+|co) (?:level|reading)s?`,
        `\\bleak\\w* carbon ?m[oi]n\\w+`,
        `\\bcarbon ?m[oi]n\\w+\\b.{0,60}\\b(?:sick|dizzy|headaches?|nause\\w+|faint|evacuat\\w+|unconscious|throwing up)|\\b(?:sick|dizzy|headaches?|nause\\w+|faint)\\b.{0,60}\\bcarbon ?m[oi]n\\w+`,
      ),
      unless:
        /\bchirp|\blow batter|\bbatter(?:y|ies)\b|\bexpired?\b|every (?:few|\d+|thirty|half) ?\w* ?(?:s|sec|min)|\b(?:replace|install|buy|purchase|mount|test)\w*\b|\bawareness\b/,
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        '\\b(?:dizzy|dizziness|headaches?|nause\\w+|light ?headed|faint|drowsy|throwing up|vomit\\w*)\\b.{0,80}\\b(?:furnace|boiler|gas heater|space heater|generator|water heater|gas stove|exhaust)',
        '\\b(?:furnace|boiler|gas heater|generator|water heater|gas stove)\\b.{0,80}\\b(?:dizzy|dizziness|headaches?|nause\\w+|light ?headed|faint|drowsy|throwing up)\\b',
      ),
      unless:
        /\bgives? me (?:a )?headache|\bbeen a headache|\bsuch a headache|\bheadache of\b|\bnoise\b|\bquote/,
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        `\\b(?:carbon ?m[oi]n\\w+|co) ${some(1)}(?:alarm|detector|monitor)s?\\b.{0,60}\\b(?:dizzy|headaches?|sick|nause\\w+|faint)\\b`,
      ),
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        `\\b(?:something|smth|some ?thing|thing|alarm|detector|unit|box)s?\\b.{0,40}\\b(?:beep\\w*|chirp\\w*)\\b.{0,20}\\bevery (?:few|\\d+|thirty|half|minute)`,
      ),
      unless:
        /\bbatter(?:y|ies)\b|\b(?:fridge|freezer|dishwasher|microwave|oven|washer|dryer|car|truck|phone|computer|laptop|ups|router|thermostat|backup)\b|\b(?:replace|install|buy|purchase|mount|hardwired?)\w*\b/,
    },
    {
      kind: 'water-and-electricity',
      sign: each(
        `\\b(?:water|rain|rainwater|leak|leaking|sewage|flood|it'?s) ${some(5)}(?:drip\\w*|leak\\w*|com(?:ing|es)|pour\\w*|running|runs|gush\\w*|seep\\w*|getting|gets|going|flow\\w*|spray\\w*|spill\\w*|soak\\w*|rising|reach\\w*|touch\\w*|fall\\w*) ${some(3)}(?:in|into|on|onto|inside|through|from|out|over|down|towards?|to|near|by|around|reaching|touching|the)(?: of)?(?: to)? ${some(4)}${electric}\\b`,
        `\\b(?:drip|leak|pour|gush|seep)\\w* ${some(2)}(?:in|into|on|onto|inside|through|from|over|out of|down) ${some(3)}${electric}\\b`,
        `\\b${electric} ${some(4)}water (?:is |keeps )?(?:coming|dripp\\w*|leak\\w*|pour\\w*|running|in|inside|gush\\w*|going|getting)`,
        `\\bburst\\w* ${some(3)}(?:above|over|right by|next to|onto|behind) (?:the |my |our |an )${some(1)}(?:panel|electrical|electric|breaker|fuse|outlet|socket|wires?|wiring|light fixture)`,
        `\\bleak\\w* ${some(3)}(?:above|over|right by|next to|onto) (?:the |my |our |an )${some(1)}(?:panel|electrical|electric|breaker|fuse|outlet|socket|wires?|wiring|light fixture)\\b`,
        `\\bwater ${some(3)}(?:up to|close to|next to|at|above|over|past) (?:the|our|my) ${some(2)}${electric}\\b`,
        `\\bwater ${some(2)}(?:in|inside|on|around|touching|near|reached|behind) ${some(3)}${electric}\\b`,
        `\\b${electric} (?:is |are |got |getting |gets |has |have |box |all |completely |now |fully |totally |behind |there |in the \\w+ )+(?:wet|soak\\w*|under ?water|submerged|flooded|drenched|dripping|leaking|in water|full of water)`,
        `\\bflood\\w*\\b.{0,70}\\b(?:outlets?|sockets?|electrical|electricity|panel|breakers?|power (?:is )?(?:still )?on|live|sparks?|sparking|plugged in|wires?)\\b`,
        `\\b(?:electrical|panel|breakers?|power is (?:still )?on|plugged in)\\b.{0,50}\\b(?:flood\\w*|under ?water|standing water|full of water)\\b`,
        `\\bwater\\b.{0,40}\\b(?:shocks?|shocked|shocking|zapped|zaps|zapping|tingl\\w+)\\b`,
        `\\b(?:water|leak\\w*|drip\\w*)\\b${within}\\b${sparks}\\b|\\b${sparks}\\b${within}\\b(?:water|drips?|dripping|leaking)\\b|\\b(?:rain|raining|pour\\w*|flood\\w*|soaked|wet|(?:water|leak\\w*|drip\\w*)\\b.{0,30}\\bceiling|ceiling\\b.{0,20}\\b(?:leak|drip)\\w*)\\b.{0,60}\\b${sparks}\\b|\\b${sparks}\\b.{0,40}\\b(?:wet|soaked|flooded|rain)\\b`,
        `\\b${electric} (?:is |keeps )?(?:leak|dripp)\\w* (?:water|and flicker)`,
        `\\b(?:trickl|spray|spill|hit|splash)\\w* ${some(2)}(?:in|into|on|onto|inside|through|down|over|the)\\b ${some(3)}${electric}\\b`,
        `\\b(?:snow ?melt|melting snow|melt|overflow\\w*|tub|toilet)\\b.{0,40}\\b(?:into|onto|through) ${some(3)}${electric}\\b|\\b${electric} ${some(3)}(?:is|are|got) (?:all |completely )?(?:soaked|soaking|dripping(?! with))\\b|\\b${electric} ${some(2)}in (?:a |the )?puddles?\\b`,
        `\\bwater and (?:\\w+ )?(?:wires|lights) (?:are )?(?:hanging|everywhere|exposed)|\\bwater and electricity\\b.{0,12}\\b(?:mix\\w*|together|touching)|\\b(?:tap|faucet|shower|tub|water|sink)\\b.{0,30}\\b(?:a|an electric) jolt\\b|\\bjolt\\b.{0,30}\\b(?:tap|faucet|shower|tub|water|sink)\\b`,
        `\\bleak\\w* ${some(3)}(?:right |directly )?(?:on top of|onto|over|on|into) ${some(3)}(?:wires|wiring|cords?|panel|breakers?)\\b`,
        `\\b${electric} (?:is |are |was |were |sitting |lying |laying |standing |has |have )+(?:in |under |full of )?(?:the )?(?:water|wet)\\b`,
        `\\b(?:standing|sitting) in (?:the )?water\\b.{0,40}\\bplugged in|\\bplugged in\\b.{0,40}\\bin (?:the )?water\\b|\\bwater and (?:live )?wires (?:hanging|everywhere|exposed)`,
        `\\b(?:tap|faucet|shower|tub|sink)s? (?:keeps? |just |is )*(?:shock|zap|electrocut)(?:s|ed|ing)? (?:me|us|him|her|my)\\b`,
        `\\b(?:shock|shocked|zap|zapped|electrocuted|tingl\\w+)\\b.{0,40}\\b(?:tap|faucet|shower|tub|bath|water|sink)\\b`,
      ),
      unless: anyOf(
        '\\b(?:install|add|move|relocate|mount|hang|put in|new)\\w* ' +
          `${some(4)}(?:outlets?|lights?|sockets?|panel|fixtures?|switch(?:es)?|lamp|wiring)`,
        '\\b(?:pool|landscape|outdoor|solar|string|christmas) lights?\\b|\\bsky ?light|\\btraffic light|\\blight (?:rain|leak|drip|drizzle)|\\bsmoke\\b|\\bflames?\\b|\\bno lights?\\b|\\bnear (?:the )?lights?\\b',
      ),
    },
    {
      kind: 'fire',
      sign: each(
        `\\b(?:on fire|caught (?:on )?fire|catching fire|catches fire|in flames|burning down|ablaze)\\b(?! (?:sale|deal))`,
        `\\b(?:${building})s? ${some(3)}(?:is burning|are burning)\\b(?! (?:out|through|too|more))`,
        `\\b(?:burst into|erupted in|went up in|there are|i see|huge|big) flames\\b|\\bsmoke (?:is )?(?:coming )?(?:out )?(?:of|from) (?:under|behind|inside|between|the|my|our)\\b|\\b(?:wires?|wiring|outlet|socket|panel|breaker|attic|roof|garage) burning\\b`,
        `\\bfire (?:just |has |is )*(?:started|broke out|breaking out|spreading|growing|getting bigger)`,
        `\\b(?:there(?:'?s| is)|i (?:can )?see|we (?:can )?see|black|thick|i (?:can )?smell|we (?:can )?smell) ${some(3)}smoke\\b(?! (?:detector|alarm|damage|shop|machine|break|stain|mark|odou?r))`,
        `\\bthere(?:'?s| is| are) (?:a |an |some )?${some(2)}(?:fires?|flames?)(?! (?:alarm|pit|place|hydrant|door|exit|escape|hazard|ant|retardant|extinguisher|damage|station|sprinkler|code|inspect))\\b`,
        `\\b(?:fire|flames?) (?:is |are )?(?:in|on|at|inside|behind|from|coming|shooting|spreading|out of) (?:\\w+ ){0,3}(?:${building})\\b(?! (?:pit|place))`,
        `\\b(?:help|omg|emergency|911|hurry|fast)[ ,]*(?:there is |theres )?(?:a )?fire\\b(?! (?:alarm|pit|place|door|exit|escape|extinguisher|inspect|ant))`,
        `\\b(?:an? |have |got |ongoing )(?:kitchen|grease|electrical|house|stove|oven|dryer|chimney|wall|garage|basement|brush|oil|big|small) fire\\b(?! (?:alarm|pit|place|hazard|damage|extinguisher|risk))`,
        `\\bsmoke ${some(3)}(?:com\\w*|pour\\w*|billow\\w*|ris\\w*|seep\\w*|filling|fills|everywhere|out) ?${some(3)}(?:of |from |out |through |under |behind |inside |the )${some(4)}(?:${building}|socket|switch|plug|fuse|dishwasher|washer|vent|light|fixture|charger|door)`,
        `\\b(?:outlet|socket|panel|breaker|switch|wall|wires?|wiring|plug|fuse ?box|light fixture|dryer|stove|oven|microwave|toaster|furnace) (?:(?:box |is |are |keeps |started |starting |just |now |'s )+smok(?:e|ing)|${some(4)}(?:is |are )smoking)`,
        `\\b(?:house|kitchen|grease|electrical|chimney|dryer|stove|oven|garage) fire[ ,]*(?:please |pls |need |i need |we need )?(?:help|now|911|hurry|asap|quick|emergency)|^ (?:fire|theres? (?:is )?(?:a )?fire) $`,
        `\\b(?:full of|filled with|filling (?:up )?with|see|seeing|lots of|so much|tons of) smoke\\b(?! (?:stain|mark|damage|detector|alarm))`,
        `\\b(?:burning|burnt|burned|melting) (?:plastic |rubber |electrical |wire )?smell ${some(6)}(?:outlet|socket|panel|breaker|switch|wall|wir|fuse|plug|light|electri)\\w*`,
        `\\bsmell\\w* ${some(4)}(?:burning|burnt|burned|smoke|melting)\\b.{0,50}\\b(?:outlet|socket|panel|breaker|switch|wall|wiring|wires?|fuse|plug|light fixture|electrical)`,
        `\\b(?:outlet|socket|panel|breaker|switch|wiring|wires?|fuse ?box|plug)\\b.{0,40}\\b(?:smell\\w* ${some(2)}(?:burn\\w*|smoke)|(?<!no )burning smell)`,
        `\\bsmok(?:e|ing)\\b.{0,40}\\b(?:outlets?|sockets?|panel|breakers?|fuse ?box|wall|ceiling|attic|basement|kitchen|bedroom|room|garage|vents?|furnace|dryer|oven|stove|microwave|wires?|wiring|switch|light|house|apartment|hallway)\\b`,
        `\\b(?:outlets?|sockets?|panel|breakers?|fuse ?box|wires?|wiring|plug|meter|cords?|switch) (?:is |are |keeps |started |'s )(?:just |still |now )?(?:sparking|sizzling|arcing|melting|on fire)\\b`,
        `\\bburning (?:electrical |electric |wires?|plastic )|\\belectrical (?:burning|fire) smell|\\b(?:something|it) (?:is |'s )?burning in (?:the|my|our) (?:wall|ceiling|attic|basement)|\\bcrackl\\w* ${some(4)}wall\\b.{0,40}\\bburn\\w*|\\b(?:outlet|plug|socket|panel|switch) is ${some(2)}(?:scorched|charred|hot) and smok\\w*`,
        `\\bsparks? (?:are |is |keep |were )?(?:flying|shooting|coming|pouring|everywhere|jumping|spraying)`,
        `\\b(?:outlet|panel|wires?|breaker|socket|box) ${some(2)}(?:sparking|arcing|buzzing) and (?:smok|burn|smell|hot)\\w*`,
      ),
      unless: anyOf(
        '\\b(?:fire ?places?|fire ?pits?|wood ?stoves?|bbq|barbecue|grill|smoker|campfire|bonfire|candles?|fireworks?|firewall|firewood|fire ?sale|incense)\\b(?!.{0,40}\\b(?:house|wall|roof|room|spread\\w*|deck|on fire|in flames))',
        '\\b(?:party|dj|playlist|mixtape|dance ?floor|vibe|music|skin|scalp|arms?|legs?|muscles?|forearms?|feet|throat|back is|shoulder|knees?|business|sales|career|mood|spicy|sauce|tongue|logo|paint|colou?rs?|design|tattoo|cigarettes?|weed|vap\\w+|tailpipe|exhaust|under (?:the |my )?hood|hood of|tv|truck engine|engine)\\b',
        '\\bsmoke (?:detectors?|alarms?|damage|stains?|smell|odou?rs?|test|free|machine|shop|break|marks?)\\b(?!.{0,40}\\b(?:flames?|on fire|full of smoke))|\\b(?:smoker|smokers|tenants?|brisket|ribs|yoga|teacher|workout|fitness|trainer|chef|marketing|hood fan)\\b',
        IN_FORM,
        '\\bfire (?:alarm|extinguisher|inspection|safety|code|door|escape|sprinklers?|damage|rated|proof|hazard|retardant|drill)s?\\b(?!.{0,40}\\b(?:flames?|smoke|burning))',
      ),
    },
    {
      kind: 'person',
      sign: each(
        `\\b(?:i'?m|i am|im|we'?re|we are|were|me|us|${family})(?:'s)? ${some(4)}(?:trapped|pinned|crushed|buried) (?:in|inside|under|underneath|beneath|between|behind|by|upstairs)\\b(?! (?:a |my |this |an? \\w+ )?(?:\\w+ )?(?:lease|contract|marriage|job|debt|relationship|suburbs?|loop|meetings?))`,
        `\\b(?:trapped|pinned|crushed|buried) (?:in|inside|under|beneath|between) (?:the |my |a |an |our |his |her )?${enclosure}`,
        `\\b(?:i'?m|i am|im|we'?re|we are|${family})(?:'s)? ${some(4)}(?:locked|stuck|shut)(?: \\w+self)? (?:in|inside|up in|between)(?: of)? (?:the |my |a |an |our |his |her |their )?${some(2)}${enclosure}\\b(?! seat)`,
        `\\b${family}(?:'s)? ${some(4)}(?:stuck|caught|trapped|pinned|crushed) (?:under|underneath|beneath|between|beneath)\\b|\\b${family}(?:'s| is| are| got) (?:still )?trapped\\b(?! in (?:a|an|my|this) (?:\\w+ )?(?:lease|contract|marriage|job|relationship))`,
        `\\b${family}(?:'s)? ${some(6)}(?:is|are|got|s) (?:\\w+ )?(?:hurt|injured|wounded)\\b(?! (?:feeling|ego|pride))`,
        `\\block(?:ed|ing)? (?:my |our |the |her |his |a |\\w+ ?)?${some(1)}(?:${family}|(?:him|her|my|them) ?sel(?:f|ves))(?: \\w+)? (?:in|inside|up in)\\b`,
        `\\b${family} ${some(3)}(?:inside|in|${locked}) ${some(2)}(?:locked |hot )(?:car|vehicle|van|truck|suv)`,
        `\\block\\w*\\b.{0,40}\\b(?:with|and) (?:my |our |the |a )?(?:\\w+ )?(?:baby|toddler|infant|newborn|kids?|child|children|son|daughter|grand\\w+)(?: is| are|'s)?(?: still)?(?: trapped)? (?:in|inside)\\b`,
        `\\b(?:is|are|'s|am|'m|im|he|she|lying|laying|keeps|started|bleed) ${some(3)}(?:bleeding (?:a lot|bad|badly|heavily|everywhere|out|from (?:the|his|her) head)|unconscious|not breathing|having (?:a |an )?(?:heart attack|stroke|seizure|asthma attack|contractions)|badly (?:hurt|injured|burned)|(?:hurt|injured) (?:bad|badly|real bad)|seriously (?:hurt|injured)|injured|electrocuted)\\b`,
        `\\b(?:i|we|${family})(?:'s|'m)? ${some(10)}(?:unresponsive|not responding|not moving|not waking(?: up)?|isn'?t (?:moving|responding|waking)|choking|passed out|overdosing|bleeding)\\b|\\b${family}(?:'s)? ${some(2)}drowning(?! in)\\b`,
        `\\b${family}(?:'s| is) (?:just |still |now )?(?:lying|laying|sprawled) (?:\\w+ )?(?:on|in|at) ${some(3)}(?:floor|ground|stairs|driveway|snow|bathtub|hallway|sidewalk)\\b|\\b(?:he|she|${family}) (?:doesn'?t|does not|isn'?t) (?:even )?mov(?:e|ing)(?! (?:it|his|her|my|the|out|in|anything|to|from|a|that|this|furniture|of|away|on|forward|fast|quick\\w*|much|soon|back|next|apartments?|houses?|cities)\\b)`,
        `\\b${family} ${some(2)}collapsed\\b|\\b(?:hand|arm|leg|fingers?|foot|head|hair|neck) (?:is |are |got |'s )+(?:stuck|caught|trapped|crushed) (?:in|under|between)\\b`,
        `\\b(?:${family}|i) ${some(3)}(?:fell|fallen) (?:off|from|through|down) ${some(3)}(?:ladder|roof|stairs|scaffold\\w*|balcony|window|ceiling)\\b`,
        `\\b(?:fell|collapsed|landed|caved in|dropped) on (?:top of )?(?:my |our |a |the |his |her )?${family}\\b`,
        `\\b(?:${family}|i) ${some(3)}(?:fell|fallen) (?:in|into) ${some(3)}(?:well|hole|pit|river|lake|pool|ice|ditch|septic tank|tank|shaft|shower|tub)\\b|\\b(?:contractor|electrician|plumber|roofer|cleaner|helper|employee|${family}) (?:\\w+ )?electrocuted\\b`,
        `\\bshock(?:ed)?\\b.{0,40}\\b(?:chest|heart|numb|burn\\w*|passed out|my arm|his arm|her arm)\\b`,
        `\\b(?:my|his|her|their) chest (?:is |feels |really |so |very |all |has been )*(?:hurts?|hurting|tight|feels (?:tight|heavy|weird|funny))\\b|\\btight(?:ness)? (?:in|across) (?:my|his|her|the) chest\\b|\\bchest pains?\\b|\\b(?:trouble|difficulty|hard time|struggling|hard) (?:to )?breath\\w*`,
        `\\b(?:bleeding (?:a lot|badly|heavily|out|bad)|(?:can'?t|cannot|cant|unable to|isn'?t able to|not able to|couldnt) breathe|(?:can'?t|cannot|cant|unable to|isn'?t able to|not able to|couldnt|won'?t) (?:get (?:back )?up|wake (?:him|her|up)|feel (?:his|her|my) leg\\w*|move (?:his|her|my) \\w+|stop the bleeding)|stopped breathing|not breathing|isn'?t breathing|(?:won'?t|doesn'?t|wont|doesnt) stop bleeding|keeps bleeding|lost consciousness|knocked (?:out|unconscious)|no pulse)\\b`,
        `\\b(?:${family}|i|we) ${some(2)}(?:just )?(?:got|been|was|is|were) (?:badly |just |being )*(?:electrocuted|shocked badly|stabbed|shot|run over|burned badly|attacked|assaulted|poisoned)`,
        `\\b(?:just |has |have )?(?:fell|fallen) (?:off|from|down|through|out of|in) ${some(3)}(?:ladder|roof|stairs|scaffold\\w*|balcony|window|ceiling|attic|pool|tub|shower|well)\\b.{0,60}\\b(?:hurt|bleed\\w*|can'?t|cant|cannot|not moving|unconscious|help|leg|arm|head|broke\\w*|pain|breath\\w*)`,
        `\\b(?:${family}|i) ${some(3)}(?:fell|collapsed|fainted) and ${some(3)}(?:can'?t|cant|cannot|won'?t|not|isn'?t|hit (?:his|her|my) head|bleed)`,
        `\\b(?:kill|hurt|harm|hang) (?:my ?self|himself|herself)\\b|\\bend my life|\\bsuicid|\\bwant to die\\b|\\bwanna die\\b`,
        `\\b(?:someone|somebody|a man|a guy|he|they|people|intruder|burglar|ex)(?:'s| is| are|'re)? (?:\\w+ )?(?:breaking in(?:to)?|trying to (?:break|get) in(?:to)?|in (?:my|the|our) (?:house|home|apartment) (?:right )?now)|\\b(?:there(?:'s| is)|we have) (?:an? )?(?:intruder|burglar|thief|stranger|prowler)`,
        `\\b(?:husband|boyfriend|wife|girlfriend|partner|ex|dad|man|guy|he) (?:is|'s|keeps) (?:hitting|beating|attacking|threatening|strangling|choking)`,
        `\\b(?:neighbou?rs?|guy next door|man next door|upstairs|downstairs|he|husband|boyfriend|dad|father) (?:is |are |keeps |started |'s )?(?:hitting|beating|choking|strangling|attacking|hurting|stabbing) (?:up )?(?:his|her|their|my|the|a|on) (?:\\w+ )?(?:wife|girlfriend|kids?|child|children|son|daughter|mother|mom|baby|partner|woman|husband)`,
        `\\b(?:hear|hearing|heard) ${some(6)}(?:screaming|screams|yelling|crying) (?:for help|and ${some(4)}(?:hit|hitting|beat|banging|punch\\w*))|\\bscreaming for help\\b`,
        `\\b(?:going to|gonna|wants to|trying to|tryna) (?:kill|stab|shoot) (?:his|her|their|the) (?:\\w+ )?${family}\\b`,
        `\\b(?:there(?:'s| is|s)|i (?:hear|see)) (?:a )?(?:someone|somebody|stranger|man|intruder) (?:is )?(?:in|inside|breaking into) (?:my|our|the) (?:house|home|apartment|apt|condo|place|basement)\\b(?= *$| ?(?:help|and i|and we|i'?m|i think|call|right now|please|now|with a|hiding|stealing))`,
        `\\b(?:threaten\\w*|says?|said|going|wants?) ${some(4)}(?:to kill|(?:he|she|they)(?:'?ll| will| is going to| wants to) kill|to shoot|to stab) (?:me|him|her|them|us|my|his|someone|somebody|everyone)\\b(?! (?:if|when|unless|over) .{0,50}\\b(?:paint\\w*|fix\\w*|done|ready|clean\\w*|finish\\w*|repair\\w*|late|tidy)\\b)(?!.{0,80}\\b(?:lol|lmao|mdr|(?:ha|ja){2,}\\w*)\\b)`,
        `\\b(?:he|she|they|ex|husband|boyfriend|wife|girlfriend|neighbou?r|dad|stepdad)(?:'?s|'?re| is| are)? (?:\\w+ )?(?:gonna|gona|going to|wants to|'?ll|will|about to|threatening to|threatened to) (?:hurt|beat|beat up|stab|shoot|attack|strangle) (?:me|us|him|her|them|my \\w+)\\b(?! (?:feelings|bad for|up on price))(?! (?:if|when|unless|over) .{0,50}\\b(?:paint\\w*|fix\\w*|done|ready|clean\\w*|finish\\w*|repair\\w*|late|tidy)\\b)(?!.{0,80}\\b(?:lol|lmao|mdr|(?:ha|ja){2,}\\w*)\\b)`,
        `\\b(?:overdosed|swallowed (?:bleach|poison|pills|a battery|drain|detergent|antifreeze)|drank (?:bleach|poison|drain|antifreeze))`,
      ),
      unless: anyOf(
        ANGRY_ABOUT_WORK,
        '\\b(?:cat|cats|kitten|dog|dogs|puppy|bird|birds|squirrels?|raccoons?|mouse|mice|rats?|skunks?|bats?|possum|opossum|animal|hamster|rabbit|parrot|tortoise|goat|horse|mare|cow|sheep|calf|foal|chicken|ferret|guinea pig|vet|vets|veterinar\\w+)\\b(?!.{0,60}\\b(?:my (?:son|daughter|kid|child|mom|wife)|baby|toddler))',
        '\\b(?:caregiver|home ?care|elder ?care|ramp|grab bars?|rehab|lawyer|attorney|restraining order|custody|claim|compensation|lawsuit|sue|settlement|massage|physio\\w*|chiro\\w*|feelings?|moisture|paperwork|debts?|emails?|laundry|taxes|bills|traffic|costume|escape room)\\b',
        '\\b(?:colou?r|radiator|air|heat|faucet|pipe|brakes?) bleed',
      ),
    },
    {
      kind: 'person',
      sign: each(
        `\\b(?:dogs?|puppy|puppies|cats?|kitten|pet)\\b(?:'s)? ${some(3)}(?:locked|trapped|stuck|left|shut) ${some(3)}(?:in|inside) ${some(3)}(?:car|vehicle|van|truck|suv)\\b`,
        `\\block\\w*\\b ${some(4)}(?:dogs?|puppy|cats?|kitten|pet) (?:in|inside) ${some(3)}(?:car|vehicle|van|truck|suv)\\b`,
      ),
    },
  ],
  denied:
    /\b(?:no|not(?: a| an| any)?|isn'?t(?: a| an)?|isnt|never|without|don'?t|dont|doesn'?t|doesnt|no longer)(?: any| the| actual)? $/,
  past: anyOf(
    `(?<!since |for the |over the |from )\\b(?:last|past|previous) (?:week|weekend|month|year|night|summer|winter|spring|fall|autumn|time|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
    `(?<!since )\\byesterday\\b|\\bago\\b|\\b(?:in|back in|of|from|since) (?:19|20)\\d\\d|\\b(?:in|back in|since|early|late) (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\bused to\\b|\\bthe other (?:day|week|month)|\\ba while back|\\byears? back|\\bold (?:accident|injury)|\\bpreviously\\b|\\bprevious (?:house|home|place|leak|fire|flood|accident|owners?|tenants?)\\b|\\bback when\\b|\\bwhen i was\\b|\\bonce had\\b`,
    `\\b(?:had|was|were|after|following|due to|because of|from) (?:a|an|the|that|our|my|some|this)? ?${some(3)}(?:gas leak|fire|flood|flooding|carbon monoxide leak|smoke damage)`,
    `\\b(?:fire|smoke|flood) (?:damage|restoration|clean ?up)`,
  ),
  over: anyOf(
    `(?<!\\b(?:be|get|getting|need|needs|want|wants|have|having|can|could|to|it|not|isn't)(?: \\w+){0,2} )\\b(?:fixed|repaired|resolved|sorted(?: out)?)\\b`,
    `\\b(?:extinguished|under control|taken care of|false alarm|all clear|cleared (?:us|it|the)|(?<!can'?t |cannot |cant |not |won'?t |to |help )put (?:it|the fire|that) out|is out now|gave (?:us )?the all)`,
    `\\b(?:fire|gas) (?:department|dept|company|guys|men|man|utility) (?:already |has |have |had )?(?:came|left|been|come|cleared|said it|was here|put|shut it|fixed|capped)|\\bfire ?fighters? (?:already |have |had )?(?:came|left|put|cleared)`,
    `\\bput (?:our |my |the |him|her|them|it)(?:\\w+ ){0,2} ?(?:to sleep|down)\\b|\\beuthan\\w+`,
    `\\bturned out (?:to be|it was)|\\bit was (?:just|only|nothing)|\\beveryone (?:is|was) (?:ok|okay|fine|safe)`,
  ),
  now: /\b(?:still|again|right now|currently|atm|as we speak|help me|(?<!(?:fixed|ok|okay|fine|good|out|gone|safe|repaired|off|clear|better) )now(?! (?:(?:i|we|it|just|only|they|the)(?:'m|'re)? )?(?:need|want|looking|have to|has to|must|would|fine|ok)))\b/,
  unreal: anyOf(
    `\\bin case (?:of|there)|\\b(?:prevent|avoid)\\w*|\\bwhat if\\b|\\bif (?:there|i|we|it|they|he|she|something|anything) (?:ever|were|was|gets?|goes|catches|starts|should)|\\b(?:could|might|would|may|can) (?:cause|start|lead|become|catch|end up)|\\bhazard\\b|\\brisk of\\b|\\bafraid of\\b|\\bso (?:that )?(?:nobody|no one)|\\bbefore (?:it|there|someone|something)`,
    `\\bhow (?:do|would|should|can) (?:i|you|we|one) (?:know|tell|detect|spot|check)|\\bmake sure (?:there|it|no|we)|\\b(?:check|test|inspect\\w*|look|scan) ${some(3)}for ${some(2)}(?:gas|leak|carbon|co)\\b`,
    `\\b(?:training|course|class|classes|drill|movie|film|song|video ?game|prank|novel|essay|translat\\w+|logo|poster|flyer|brochure|blog|article|website|web ?site|app|photo ?shoot|photos? of|video of|lesson|exam|certificat\\w+|permit)\\b`,
  ),
};
