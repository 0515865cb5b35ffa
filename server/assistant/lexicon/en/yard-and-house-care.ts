import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const gardener: TradeCues = {
  name: `gardener, lawn guy, lawn care, gardening, lawn service, lawn company, lawn mowing service, arborist, tree guy, tree surgeon, lawnmower guy, grass cutter, yard guy, yard work`,
  sure: `mow, mowing, mow lawn, mow the lawn, cut grass, grass cut, cutting grass, lawn mowing, lawn cut, trim hedge, hedge trimming, hedges, hedge, trim hedges, weeding, weeds, pull weeds, prune, pruning, rose bushes, deadhead, flower beds, flower bed, rake leaves, leaf cleanup, leaves raked, raking, fall cleanup,
    spring cleanup, yard cleanup, aerate, aeration, overseed, fertilize, mulch, plant bulbs, vegetable garden, vegetable patch, tree trimming, trim tree, trim trees, cut tree, tree removal, remove tree, stump, fruit trees, edging, weed, strimmer, overgrown, cedar hedge, plant trees, plant shrubs, branches, dandelions`,
  likely: `lawn, grass, garden, leaves, bush, bushes, shrubs, roses, plants, tree, trees, allotment, tulips, tomatoes, jungle, knee high, brambles, ivy, yard`,
  hint: `plant, backyard, compost, soil, water the plants, clippings, weekly, season`,
};

export const landscaper: TradeCues = {
  name: `landscaper, landscaping, landscape company, landscape designer, landscape architect, landscape contractor, paver guy, hardscaping, hardscape, landscape design`,
  sure: `interlock, interlocking, pavers, paver patio, patio pavers, stone patio, patio stones, retaining wall, sod, lay sod, new sod, turf, artificial turf, artificial grass, french drain, regrade, regrading, grading, drainage swale, drainage yard, yard drainage, river rock, garden design, design garden, redo backyard, backyard makeover, stone path, walkway stone, flagstone,
    fire pit, outdoor kitchen, landscape lighting, irrigation system, sprinkler system, xeriscape, raised beds, water feature, pond, front yard redesign, redesign yard, backyard design, topsoil, driveway pavers, crushed stone, uni stone, slope backyard, new lawn, excavate, excavation`,
  likely: `patio, backyard, yard, slope, drainage, boulders, gravel, stone, plantings, outdoor, path, native plants, plan yard, mud pit, garden wall, decking`,
  hint: `lawn, shrubs, trees, grass, driveway, trench, front yard, water pools, garden`,
};

export const snowRemoval: TradeCues = {
  name: `snow removal, snow plow, snowplow, snow plowing, plow guy, snow guy, snow shoveling, snow clearing, snow contractor, plow service, plowing, snow blowing, snow blower guy, snow removal contract, shoveler`,
  sure: `shovel, shoveling, shovelling, shovel snow, snow driveway, driveway plowed, plow driveway, clear the snow, clear snow, snow cleared, snow in driveway, driveway cleared, salt walkway, salting, de ice, deicing, de icing, snow on roof, roof shoveling, clear driveway, snowstorm, buried in snow, snow bank, snowbank, snow blower, windrow, ice on walkway, each snowfall,
    every snowfall, winter contract, snow stairs, snow off roof, tempo, snowed in, seasonal contract driveway, dig out car, dig my car, plow, white stuff`,
  likely: `snow, snowfall, ice, salt, icy, winter, snowing, storm cm, dumped, inches of snow, blizzard`,
  hint: `driveway, walkway, parking, slippery, season, stairs, path, dig out`,
};

export const cleaner: TradeCues = {
  name: `cleaner, cleaning lady, housekeeper, maid, maid service, cleaning company, cleaning service, house cleaner, cleaners, housekeeping, cleaning woman, house cleaning, janitor, janitorial, window cleaner, window washer, carpet cleaner`,
  sure: `deep clean, deep cleaning, clean house, clean the house, clean apartment, clean my apartment, clean my house, move out clean, move out cleaning, move in clean, end of tenancy, post construction clean, construction dust, office cleaning, clean office, airbnb turnover, turnover clean, vacuum, vacuuming, mop, dusting, dust everywhere, scrub, clean bathrooms, clean bathroom, clean kitchen,
    spotless, spring cleaning, biweekly clean, weekly cleaning, steam clean, carpet cleaning, clean carpets, upholstery cleaning, sofa cleaned, wash windows, window cleaning, windows washed, pressure wash, power wash, laundry and ironing, ironing, sheets and laundry, tidy, after party, clean oven, clean fridge, hoarder, sanitize, disinfect, clean gutters, filthy`,
  likely: `clean, cleaning, cleaned, grease, dirty, dust, filth, bathrooms, mess, disgusting, sheets, laundry, grim, smell, stains, soap, sparkling, grimy`,
  hint: `condo, bedroom, airbnb, biweekly, every two weeks, weekly, pet hair, dog hair, cat hair, kitchen, tenants moved out`,
};

export const pestControl: TradeCues = {
  name: `exterminator, pest control, pest guy, bug guy, exterminators, pest company, exterminate, pest management, wildlife removal, animal control, beekeeper removal, pest person, critter control`,
  sure: `bed bugs, bedbugs, bed bug, bedbug, cockroach, cockroaches, roach, roaches, mice, mouse, mouse droppings, rat, rats, carpenter ants, ants, ant, wasp, wasps, wasp nest, hornet, hornets, hornet nest, yellow jackets, termites, termite, fleas, flea, spiders, spider, silverfish, raccoon in attic, raccoons, squirrels in the attic, squirrel, squirrels, bats, bat in, skunk, skunks, droppings, infestation, moths, mosquitoes,
    scratching in the wall, scratching in the attic, something in the walls, gnawing, chewed wires, rodent, rodents, bees nest, beehive, bugs, fumigate, earwigs, centipedes, groundhog, pigeons, vermin, maggots, ticks, gophers, moles, bites`,
  likely: `bug, nest, insects, insect, traps, bait, swarm, eaves, scratching, bitten, critters, critter, creature, poison, crawling, attic noise, itchy bites`,
  hint: `attic, crawlspace, kitchen cabinets, mattress, noises at night, pantry, 3am, hole`,
};

export const mover: TradeCues = {
  name: `mover, movers, moving company, moving service, removal company, removals, man with a van, man and van, moving truck, piano mover, moving help, moving guys, moving crew, movers needed`,
  sure: `moving from, move from, moving a, moving to, move a couch, move a sofa, move a piano, move piano, move furniture, moving furniture, moving out, moving day, moving boxes, move my stuff, move my apartment, need to move, help moving, help me move, apartment move, long distance move, storage unit, storage locker, load truck, loading, unload, uhaul, u haul, packing, pack and move, carry up, carry down,
    deliver couch, delivered to, pick up couch, transport, third floor walkup, haul furniture, heavy furniture, pool table move, fridge up stairs, box truck, relocate, relocation, relocating, pod, safe moved, piano from, sofa from, couch from, bedroom from, dresser from`,
  likely: `move, moving, truck, boxes, elevator, walk up, bedroom apartment, van, piano, couch, sectional, haul, heavy, deliver, storage, from to, treadmill, 3 1/2, 4 1/2, flight of stairs`,
  hint: `july 1, june 30, end of month, first of the month, floor, stairs, dresser, mattress, furniture, new place, lease`,
};
